"""What the rulebooks leave open: one module per game with its `RULINGS`, where each rests and which readings exist."""
