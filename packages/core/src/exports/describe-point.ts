import { escapeHtml } from "../basics/escape-html.ts";
import type { MarkupLine, MarkupNode, SpanKind } from "../markup/markup-tree.ts";
import { linesToPlainText } from "../markup/plain-text.ts";
import type { PrintDay } from "../print/print-day.ts";
import type { PrintPoint } from "../print/print-point.ts";

const separator = " · ";
const isFilled = (text: string) => text !== "";

/** What a file says of a point besides its name and place, line by line; the last one is the description. */
const linesOf = ({ arrival, departure, type, marks, facts }: PrintPoint) => {
  const times = [arrival, departure].filter(isFilled).join(" – ");
  return [type, times, ...marks, ...facts].filter(isFilled).join(separator);
};
/** The position is said by the file itself. */
const detailsOf = ({ details }: PrintPoint) => details.filter(({ kind }) => kind !== "coordinates");

/** A point in HTML, for programs that show a balloon. */
export const pointHtml = (point: PrintPoint): string =>
  [
    escapeHtml(linesOf(point)),
    ...detailsOf(point).map(({ label, text, href }) => {
      const escaped = escapeHtml(text);
      return `<b>${escapeHtml(label)}:</b> ${href === null ? escaped : linkHtml(href, escaped)}`;
    }),
    markupHtml(point.description),
  ]
    .filter(isFilled)
    .map((line) => `<p>${line}</p>`)
    .join("");

/** A point as plain text. */
export const pointText = (point: PrintPoint): string =>
  [
    linesOf(point),
    ...detailsOf(point).map(({ label, text, href }) => `${label}: ${href ?? text}`),
    linesToPlainText(point.description),
  ]
    .filter(isFilled)
    .join("\n");

type DayWords = Pick<PrintDay, "date" | "start" | "summary" | "description">;
const factsOf = ({ date, start, summary }: DayWords) =>
  [date, start, ...summary].filter(isFilled).join(separator);

/** A day in HTML. */
export const dayHtml = (day: DayWords): string =>
  [escapeHtml(factsOf(day)), markupHtml(day.description)]
    .filter(isFilled)
    .map((line) => `<p>${line}</p>`)
    .join("");

/** A day as plain text. */
export const dayText = (day: DayWords): string =>
  [factsOf(day), linesToPlainText(day.description)].filter(isFilled).join("\n");

const tags: Readonly<Record<SpanKind, string>> = { bold: "b", italic: "i", strike: "s" };
const boxes = { done: "☑ ", open: "☐ " };
const boxOf = ({ task }: MarkupLine) =>
  task === null || task.isEmpty ? "" : task.isDone ? boxes.done : boxes.open;

/**
 * A description as HTML of few elements without attributes but the addresses of links, which the parser has checked. All
 * else is text (specification#markup).
 */
const markupHtml = (lines: readonly MarkupLine[]): string =>
  lines.map((line) => boxOf(line) + line.children.map(nodeHtml).join("")).join("<br>");

function nodeHtml(node: MarkupNode): string {
  if (node.kind === "text" || node.kind === "due" || node.kind === "mention")
    return escapeHtml(node.text);
  if (node.kind === "code") return `<code>${escapeHtml(node.text)}</code>`;
  if (node.kind === "url") return linkHtml(node.href, escapeHtml(node.label));
  const words = node.children.map(nodeHtml).join("");
  if (node.kind !== "link") return `<${tags[node.kind]}>${words}</${tags[node.kind]}>`;
  // A point of the trip is no address outside of Castor.
  return node.target.kind === "address" ? linkHtml(node.target.href, words) : words;
}

/** A link of an address and words in HTML. */
const linkHtml = (href: string, words: string): string =>
  `<a href="${escapeHtml(href)}">${words}</a>`;
