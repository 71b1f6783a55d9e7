import { cutText } from "../basics/cut-text.ts";
import type { MarkupNode } from "../markup/markup-tree.ts";
import { parseMarkup } from "../markup/parse-markup.ts";

/** Long enough to know a note by. */
const most = 60;

/** What a note is called where only a name fits: its first line that says something, without marks. */
export function nameNote(text: string): string {
  for (const line of text.split(/[\r\n]+/)) {
    const name = readShown(line).trim();
    if (name !== "") return name.length > most ? `${cutText(name, most).trimEnd()}…` : name;
  }
  return "…";
}

/** The words of a text as they are shown, line by line: without marks, boxes and what links hide. */
export const readShown = (text: string): string =>
  parseMarkup(text)
    .map(({ children }) => children.map(readWords).join(""))
    .join("\n");

function readWords(node: MarkupNode): string {
  if (node.kind === "url") return node.label;
  return "text" in node ? node.text : node.children.map(readWords).join("");
}
