"""What minimex raises besides ValueError and TypeError for arguments that make no sense."""


class InputError(ValueError):
    """Bad input, told once and well: where it is, what is wrong, what was expected.

    ``str(error)`` is one line, ``SOURCE:LINE:COLUMN: MESSAGE``.

    Attributes:
        message: what is wrong and what was expected.
        source: a file name; ``text``, ``instance`` or ``solution`` for what was passed as such;
            ``instances`` for the items of :func:`minimex.batch` (the line is the number of the
            item then); else the argument that is meant: ``family``, ``after``, ``size``, ...
        line, column: from 1; columns count bytes. For ``after``, the number of the move.
        pointer: the JSON pointer (RFC 6901) of the value that is wrong; empty for other formats.
    """

    def __init__(self, message: str, source: str = "text", line: int = 1, column: int = 1,
                 pointer: str = "") -> None:
        super().__init__(message, source, line, column, pointer)
        self.message = message
        self.source = source
        self.line = line
        self.column = column
        self.pointer = pointer

    def __str__(self) -> str:
        pointer = f"{self.pointer}: " if self.pointer else ""
        return f"{self.source}:{self.line}:{self.column}: {pointer}{self.message}"


class BudgetError(RuntimeError):
    """A budget ended work whose result has no place for a status: a graph or a text in the making.

    What solves, values or verifies never raises this: its result carries ``status`` and bounds.
    """
