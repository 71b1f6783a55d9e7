import type { MarkupLine, MarkupNode } from "./markup-tree.ts";
import { parseMarkup } from "./parse-markup.ts";

/** A description or note as text for readers that know no markup: marks go, checkboxes and addresses stay. */
export const toPlainText = (text: string): string => linesToPlainText(parseMarkup(text));

/** The same of a description that is parsed already. */
export const linesToPlainText = (lines: readonly MarkupLine[]): string =>
  lines
    .map(({ task, children, end }) => {
      const box = task === null ? "" : task.isDone ? "☑ " : "☐ ";
      return box + children.map(textOf).join("") + end;
    })
    .join("")
    .trim();

function textOf(node: MarkupNode): string {
  switch (node.kind) {
    case "text":
    case "code":
    case "due":
    case "mention":
      return node.text;
    case "url":
      return node.href;
    case "link": {
      const label = node.children.map(textOf).join("");
      return node.target.kind === "address" && node.target.href !== label
        ? `${label} (${node.target.href})`
        : label;
    }
    case "bold":
    case "italic":
    case "strike":
      return node.children.map(textOf).join("");
  }
}
