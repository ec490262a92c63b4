"""What lies beside the board: the own hand and tribe, the others' plates, turn and trade.

Widgets without a scene. Each takes a `Kit`; `around.AroundBoard` puts them round a board.
"""
