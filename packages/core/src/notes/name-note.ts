import { cutText } from "../basics/cut-text.ts";
import type { SiteId } from "../markup/known-sites.ts";
import type { MarkupNode } from "../markup/markup-tree.ts";
import { parseMarkup } from "../markup/parse-markup.ts";

/** The maximum length of a name. */
const maxLength = 60;

/** The visible name of a known site. */
export type SiteName = (site: SiteId) => string;

/** The name of a note where only a name fits: its first line with text, without marks. */
export function nameNote(text: string, siteName?: SiteName): string {
  const ofUrl: UrlWords = ({ site, label }) => (site && siteName ? siteName(site) : label);
  for (const line of text.split(/[\r\n]+/)) {
    const name = readLines(line, ofUrl).trim();
    if (name !== "")
      return name.length > maxLength ? `${cutText(name, maxLength).trimEnd()}…` : name;
  }
  return "…";
}

/**
 * The text that a search reads, line by line: the visible text without marks, checkboxes and link targets. For a known
 * site both its name and its address.
 */
export const readSearchText = (text: string, siteName?: SiteName): string =>
  readLines(text, ({ site, href }) => (site && siteName ? `${siteName(site)} ${href}` : href));

type UrlWords = (url: Extract<MarkupNode, { kind: "url" }>) => string;

const readLines = (text: string, ofUrl: UrlWords): string =>
  parseMarkup(text)
    .map(({ children }) => children.map((node) => readWords(node, ofUrl)).join(""))
    .join("\n");

function readWords(node: MarkupNode, ofUrl: UrlWords): string {
  if (node.kind === "url") return ofUrl(node);
  if ("text" in node) return node.text;
  return node.children.map((child) => readWords(child, ofUrl)).join("");
}
