import { limits } from "@castor/core/limits.ts";
import { webAddressOf } from "./clean-texts.ts";
import { decodeEntities } from "./html-entities.ts";

/** More than this of a text is not looked at: what is left of it would be cut anyway. */
const readLength = 4 * limits.description;

/** A tag, or the beginning of a comment. Attributes hold no `<`, so that reading takes a time proportional to the text. */
const tags = /<!--|<(\/?)([a-z][a-z0-9]*)\b([^<>]{0,4000})>|<![^<>]*>/gi;
/** Elements that begin a line. */
const blocks = new Set("p div br tr table ul ol li h1 h2 h3 h4 h5 h6 hr blockquote".split(" "));
const marks: Readonly<Record<string, string>> = {
  b: "**",
  strong: "**",
  i: "_",
  em: "_",
  s: "~~",
  del: "~~",
  code: "`",
};
/** Checkboxes of tasks, as our own files write them. */
const boxes: Readonly<Record<string, string>> = { "☐": "[ ] ", "☑": "[x] " };
/** Elements whose text is not for readers. */
const hidden = new Set(["script", "style", "head", "title"]);

const hrefOf = (attributes: string): string =>
  webAddressOf(
    decodeEntities(
      /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i
        .exec(attributes)
        ?.slice(1)
        .find((value) => value !== undefined) ?? "",
    ),
  );

/** A link with its words; the bare address where they say nothing more, or would not be read back. */
function writeLink(href: string, label: string): string {
  const words = label.replace(/\s+/g, " ").trim();
  if (href === "" || words === "") return words;
  const isBare = words === href || /[[\]]/.test(words) || /[()\s]/.test(href);
  return isBare ? href : `[${words}](${href})`;
}

/** Puts marks around words, not around the spaces beside them. A mark without words, or over lines, goes. */
function writeMarked(mark: string, text: string): string {
  const words = text.trim();
  if (words === "" || words.includes("\n") || words.includes(mark[0] ?? "")) return text;
  return text.replace(words, () => `${mark}${words}${mark}`);
}

/** An open element whose text is still being gathered. */
interface Open {
  name: string;
  href: string;
  text: string;
}

/**
 * Writes HTML, as descriptions of KML hold it, in Castor's markup: lines, bold, italic and links stay, everything else is
 * dropped. Text without tags and entities comes back as it is. Nothing that it returns is HTML.
 */
export function htmlToMarkup(source: string): string {
  const html = source.slice(0, readLength);
  if (!/<[a-z!/]|&[#a-z]/i.test(html)) return html;
  const isHtml = /<\/?[a-z][a-z0-9]*\b[^<>]*>/i.test(html);
  const open: Open[] = [{ name: "", href: "", text: "" }];
  const write = (text: string) => {
    const inner = open.at(-1);
    if (inner && !hidden.has(inner.name)) inner.text += text;
  };
  const close = () => {
    const inner = open.pop();
    if (!inner || hidden.has(inner.name)) return;
    const mark = marks[inner.name];
    write(mark === undefined ? writeLink(inner.href, inner.text) : writeMarked(mark, inner.text));
  };
  let done = 0;
  const writeText = (to: number) => {
    const text = decodeEntities(html.slice(done, to));
    write(isHtml ? text.replace(/[ \t\r\n]+/g, " ") : text);
  };
  tags.lastIndex = 0;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    writeText(match.index);
    done = match.index + match[0].length;
    if (match[0] === "<!--") {
      const end = html.indexOf("-->", done);
      done = end < 0 ? html.length : end + 3;
      tags.lastIndex = done;
      continue;
    }
    const [, slash, tag = "", attributes = ""] = match;
    const name = tag.toLowerCase();
    if (blocks.has(name)) write(name === "li" && !slash ? "\n- " : "\n");
    else if (slash && open.length > 1 && open.at(-1)?.name === name) close();
    else if (!slash && open.length < 8 && (name === "a" || name in marks || hidden.has(name)))
      open.push({ name, href: name === "a" ? hrefOf(attributes) : "", text: "" });
  }
  writeText(html.length);
  while (open.length > 1) close();
  return (open[0]?.text ?? "")
    .replace(/ *\n */g, "\n")
    .replace(/^([☐☑]) ?/gm, (_, box: string) => boxes[box] ?? box)
    .trim();
}
