import type { MarkupNode, SpanKind } from "./markup-tree.ts";

/** The marks of spans and their meaning. */
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
  /** The run of characters that the mark belongs to. Two marks of one run enclose nothing. */
  run: number;
}

/** Collects the parts of a line from left to right. A mark that is never closed stays text. */
export class SpanBuilder {
  readonly #parts: (MarkupNode | Mark)[] = [];
  /** At most one of each mark, so nesting is no deeper than the number of marks. */
  readonly #open: Mark[] = [];

  addText(text: string): void {
    if (text) this.#parts.push({ kind: "text", text });
  }

  addNode(node: MarkupNode): void {
    this.#parts.push(node);
  }

  /** Opens a span. An open one of the same mark becomes text. */
  open(mark: SpanMark, run: number): void {
    const same = this.#open.findIndex((other) => other.mark === mark);
    if (same >= 0) this.#open.splice(same, 1);
    const begun: Mark = { mark, role: "words", run };
    this.#open.push(begun);
    this.#parts.push(begun);
  }

  /** The innermost open mark of a list that is not of the given run. */
  findOpen(marks: readonly SpanMark[], run: number): SpanMark | null {
    return (
      this.#open.findLast((other) => other.run !== run && marks.includes(other.mark))?.mark ?? null
    );
  }

  /** Closes the span of an open mark. Unclosed marks within it become text. */
  close(mark: SpanMark, run: number): void {
    const index = this.#open.findIndex((other) => other.mark === mark);
    const begun = this.#open[index];
    if (!begun) return;
    this.#open.length = index;
    begun.role = "opens";
    this.#parts.push({ mark, role: "closes", run });
  }

  /** Ends the line and returns its tree. */
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

/** Adds a node; neighbouring texts become one. */
function append(nodes: MarkupNode[], node: MarkupNode): void {
  const last = nodes.at(-1);
  if (node.kind === "text" && last?.kind === "text")
    nodes[nodes.length - 1] = { kind: "text", text: last.text + node.text };
  else nodes.push(node);
}
