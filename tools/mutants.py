"""The mutants of a source: one operator, number, condition, statement or returned value changed in each."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Any

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
NEGATED_BY_SWAP = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from `start` to `end` become `text`. `function` is empty outside of functions."""

    line: int
    function: str
    kind: str
    start: int
    end: int
    text: str

    def of(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        old = source[first:last].decode()
        new = (source[first : self.start] + self.text.encode() + source[self.end : last]).decode()
        mark = [f"    - {line}" for line in old.splitlines()] + [f"    + {line}" for line in new.splitlines()]
        return "\n".join(mark)

    def name(self, source: bytes) -> tuple[str, str]:
        """The function, and the changed line before and after, without comments: the name of a mutant in lists."""
        texts: dict[str, list[str]] = {"-": [], "+": []}
        for line in self.diff(source).splitlines():
            texts[line[4]].append(line[5:].partition("  # ")[0].strip())
        return self.function, " -> ".join(" ".join(lines) for lines in texts.values())


class Breaker(ast.NodeVisitor):
    """Collects the mutants of a source."""

    def __init__(self, source: bytes) -> None:
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.scope: list[str] = []
        self.returns = ""
        self.found: list[Mutant] = []
        self.visit(ast.parse(source))

    def change(self, node: Any, kind: str, text: str) -> None:
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[node.end_lineno - 1] + node.end_col_offset
        in_function = ".".join(self.scope) if self.returns else ""
        self.found.append(Mutant(node.lineno, in_function, kind, start, end, text))

    # Where we are

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        self.visit_body(node.body)
        self.scope.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer = self.returns
        self.scope.append(node.name)
        self.returns = outer or (ast.unparse(node.returns) if node.returns else "?")
        self.visit_body(node.body)
        self.returns = outer
        self.scope.pop()

    def visit_body(self, body: list[ast.stmt]) -> None:
        for statement in body:
            is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if not is_text:
                self.visit(statement)

    def visit_Module(self, node: ast.Module) -> None:
        self.visit_body([s for s in node.body if not isinstance(s, ast.Import | ast.ImportFrom)])

    # Statements

    def delete(self, node: ast.stmt) -> None:
        if self.returns:
            self.change(node, "statement deleted", "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        self.delete(node)
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not all(isinstance(target, ast.Name) for target in node.targets):  # a name never bound dies too easily
            self.delete(node)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if not isinstance(node.target, ast.Name) and node.value:
            self.delete(node)
        if node.value:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.delete(node)
        swapped = ast.AugAssign(node.target, SWAPPED[type(node.op)](), node.value)  # type: ignore[arg-type]
        self.change(node, "operator", ast.unparse(swapped))
        self.visit(node.value)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.delete(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.delete(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.delete(node)
            return
        value = ast.unparse(node.value)
        if self.returns in ("i64", "int"):
            self.change(node, "returned value", f"return ({value}) + 1")
        elif self.returns == "bool":
            self.change(node, "returned value", f"return not ({value})")
        else:
            self.change(node, "returned value", "return None")
        self.visit(node.value)

    # Conditions

    def negate(self, test: ast.expr) -> None:
        swap_does_it = isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATED_BY_SWAP)
        if not swap_does_it and not isinstance(test, ast.UnaryOp):
            self.change(test, "condition negated", f"not ({ast.unparse(test)})")

    def visit_If(self, node: ast.If) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self.negate(node.test)
            self.visit(node.test)
        self.visit_body(node.body)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        for k, op in enumerate(node.ops):
            ops = [SWAPPED[type(op)]() if j == k else other for j, other in enumerate(node.ops)]
            swapped = ast.Compare(node.left, ops, node.comparators)  # type: ignore[arg-type]
            self.change(node, "comparison", f"({ast.unparse(swapped)})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        swapped = ast.BoolOp(SWAPPED[type(node.op)](), node.values)  # type: ignore[arg-type]
        self.change(node, "and/or", f"({ast.unparse(swapped)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        swapped = ast.BinOp(node.left, SWAPPED[type(node.op)](), node.right)  # type: ignore[arg-type]
        self.change(node, "operator", f"({ast.unparse(swapped)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            self.number(node, -node.operand.value)
            return
        self.change(node, "operator", f"({ast.unparse(node.operand)})")
        self.visit(node.operand)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.change(node, "constant", str(not node.value))
        elif isinstance(node.value, int):
            self.number(node, node.value)
        elif isinstance(node.value, str):
            self.change(node, "constant", repr(node.value + "!"))

    def number(self, node: ast.expr, value: int) -> None:
        self.change(node, "constant", f"({value + 1})")
        self.change(node, "constant", f"({value - 1})")


def changes_of(source: bytes) -> dict[bytes, Mutant]:
    """The mutants by their text, each once, in the order of the source."""
    return {mutant.of(source): mutant for mutant in Breaker(source).found}
