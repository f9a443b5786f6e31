"""What the rulebooks leave open: a module per game with its `RULINGS`, what each rests on, and its readings."""
