import { cutText } from "../basics/cut-text.ts";
import type { MarkupNode } from "../markup/markup-tree.ts";
import { parseMarkup } from "../markup/parse-markup.ts";

/** Long enough to know a note by. */
const most = 60;

/** What a note is called where only a name fits: its first line that says something, without marks. */
export function nameNote(text: string): string {
  const first = text.split(/[\r\n]+/).find((line) => line.trim() !== "") ?? "";
  const [line] = parseMarkup(first);
  const name = (line?.children ?? []).map(readWords).join("").trim();
  if (name === "") return "…";
  return name.length > most ? `${cutText(name, most).trimEnd()}…` : name;
}

function readWords(node: MarkupNode): string {
  if (node.kind === "url") return node.label;
  return "text" in node ? node.text : node.children.map(readWords).join("");
}
