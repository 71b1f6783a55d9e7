import { cutText } from "../basics/cut-text.ts";
import type { SiteId } from "../markup/known-sites.ts";
import type { MarkupNode } from "../markup/markup-tree.ts";
import { parseMarkup } from "../markup/parse-markup.ts";

/** Long enough to know a note by. */
const most = 60;

/** By what name the address of a known site is shown. */
export type SiteName = (site: SiteId) => string;

/** What a note is called where only a name fits: its first line that says something, without marks. */
export function nameNote(text: string, siteName?: SiteName): string {
  const ofUrl: UrlWords = ({ site, label }) => (site && siteName ? siteName(site) : label);
  for (const line of text.split(/[\r\n]+/)) {
    const name = readLines(line, ofUrl).trim();
    if (name !== "") return name.length > most ? `${cutText(name, most).trimEnd()}…` : name;
  }
  return "…";
}

/**
 * The words by which a text is found, line by line: as they are shown, without marks, boxes and what links hide; of an
 * address that is shown as a site's name both.
 */
export const readSearched = (text: string, siteName?: SiteName): string =>
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
