import type { MarkupNode, SpanKind } from "./markup-tree.ts";

/** What stands around a span, and what it means. */
export const spanMarks = {
  "**": "bold",
  __: "bold",
  "*": "italic",
  _: "italic",
  "~~": "strike",
} as const satisfies Record<string, SpanKind>;
export type SpanMark = keyof typeof spanMarks;

interface Mark {
  mark: SpanMark;
  role: "words" | "opens" | "closes";
  /** The run of signs that it belongs to: two marks of one run hold nothing between them. */
  run: number;
}

/** Collects a line's parts from left to right; a mark that nothing closes stays words. */
export class SpanBuilder {
  readonly #parts: (MarkupNode | Mark)[] = [];
  /** At most one of each mark, so that nesting is no deeper than there are marks. */
  readonly #open: Mark[] = [];

  addText(text: string): void {
    if (text) this.#parts.push({ kind: "text", text });
  }

  addNode(node: MarkupNode): void {
    this.#parts.push(node);
  }

  /** Begins a span; one of the same mark that is still open does not count any more. */
  open(mark: SpanMark, run: number): void {
    const same = this.#open.findIndex((other) => other.mark === mark);
    if (same >= 0) this.#open.splice(same, 1);
    const begun: Mark = { mark, role: "words", run };
    this.#open.push(begun);
    this.#parts.push(begun);
  }

  /** The innermost open mark of a list, those of the given run aside. */
  findOpen(marks: readonly SpanMark[], run: number): SpanMark | null {
    return (
      this.#open.findLast((other) => other.run !== run && marks.includes(other.mark))?.mark ?? null
    );
  }

  /** Ends the span of an open mark; what was begun within it and not ended stays words. */
  close(mark: SpanMark, run: number): void {
    const at = this.#open.findIndex((other) => other.mark === mark);
    const begun = this.#open[at];
    if (!begun) return;
    this.#open.length = at;
    begun.role = "opens";
    this.#parts.push({ mark, role: "closes", run });
  }

  /** The parts as a tree. */
  finish(): MarkupNode[] {
    const outer: MarkupNode[][] = [];
    let current: MarkupNode[] = [];
    for (const part of this.#parts) {
      if ("kind" in part) append(current, part);
      else if (part.role === "words") append(current, { kind: "text", text: part.mark });
      else if (part.role === "opens") {
        outer.push(current);
        current = [];
      } else {
        const { mark } = part;
        const span: MarkupNode = { kind: spanMarks[mark], mark, children: current };
        current = outer.pop() ?? [];
        current.push(span);
      }
    }
    return current;
  }
}

/** Words beside words are one text. */
function append(nodes: MarkupNode[], node: MarkupNode): void {
  const last = nodes.at(-1);
  if (node.kind === "text" && last?.kind === "text")
    nodes[nodes.length - 1] = { kind: "text", text: last.text + node.text };
  else nodes.push(node);
}
