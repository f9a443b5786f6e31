"""What the rulebooks leave open: a module per game, with what each ruling rests on and its readings."""
