import { escapeHtml } from "../basics/escape-html.ts";
import type { MarkupLine, MarkupNode, SpanKind } from "../markup/markup-tree.ts";

const tags: Readonly<Record<SpanKind, string>> = { bold: "b", italic: "i", strike: "s" };
const boxes = { done: "☑ ", open: "☐ " };
const boxOf = ({ task }: MarkupLine) =>
  task === null || task.isEmpty ? "" : task.isDone ? boxes.done : boxes.open;

/**
 * A description as HTML of few elements without attributes but the addresses of links, which the parser has checked. All
 * else is text (specification#markup).
 */
export const markupHtml = (lines: readonly MarkupLine[]): string =>
  lines.map((line) => boxOf(line) + line.children.map(nodeHtml).join("")).join("<br>");

function nodeHtml(node: MarkupNode): string {
  if (node.kind === "text") return escapeHtml(node.text);
  if (node.kind === "code") return `<code>${escapeHtml(node.text)}</code>`;
  if (node.kind === "url") return linkHtml(node.href, escapeHtml(node.label));
  const words = node.children.map(nodeHtml).join("");
  if (node.kind !== "link") return `<${tags[node.kind]}>${words}</${tags[node.kind]}>`;
  // A point of the trip is no address outside of Castor.
  return node.target.kind === "address" ? linkHtml(node.target.href, words) : words;
}

/** A link of an address and words in HTML. */
export const linkHtml = (href: string, words: string): string =>
  `<a href="${escapeHtml(href)}">${words}</a>`;
