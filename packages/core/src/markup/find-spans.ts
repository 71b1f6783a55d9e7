import type { TextRange } from "./edited-text.ts";
import type { MarkupNode } from "./markup-tree.ts";
import { parseMarkup } from "./parse-markup.ts";

/** A span, code, link, date or address with its marks; `words` is the range between the marks. */
export interface FoundSpan extends TextRange {
  kind: Exclude<MarkupNode["kind"], "text">;
  words: TextRange;
}

/** The range of a line after its checkbox, with its spans. */
export interface FoundLine extends TextRange {
  spans: readonly FoundSpan[];
}

function walk(nodes: readonly MarkupNode[], begin: number, found: FoundSpan[]): number {
  let index = begin;
  for (const node of nodes) {
    if (node.kind === "text") {
      index += node.text.length;
      continue;
    }
    const from = index;
    const around = (mark: number, length: number, after = mark) => {
      index += mark + length + after;
      found.push({
        kind: node.kind,
        from,
        to: index,
        words: { from: from + mark, to: index - after },
      });
    };
    if (node.kind === "code") around(1, node.text.length);
    else if (node.kind === "url") around(0, node.href.length);
    else if (node.kind === "due" || node.kind === "mention") around(0, node.text.length);
    else {
      const mark = node.kind === "link" ? 1 : node.mark.length;
      const length = walk(node.children, from + mark, found) - from - mark;
      around(mark, length, node.kind === "link" ? node.source.length + 3 : mark);
    }
  }
  return index;
}

/** Finds the lines of a text with their spans. */
export function findSpans(text: string): FoundLine[] {
  let index = 0;
  return parseMarkup(text).map(({ task, children, end }) => {
    const spans: FoundSpan[] = [];
    const from = index + (task?.mark.length ?? 0);
    const to = walk(children, from, spans);
    index = to + end.length;
    return { from, to, spans };
  });
}
