import type { ImportFormat } from "@castor/core/imports/imported-trip.ts";
import { SaxesParser } from "saxes";
import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";
import type { OnProgress } from "../import-options.ts";
import { decodeEntities, htmlEntities } from "../trip/html-entities.ts";

/** An ampersand that begins no entity, or a section in which it needs to begin none. */
const bareOrSection = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,30});)|<!\[CDATA\[/gi;

/**
 * Writes ampersands that stand for themselves ("Tom & Jerry") as XML wants them. Files written by hand have them, and a parser
 * would take everything up to the next semicolon for the name of an entity.
 */
function escapeAmpersands(text: string): string {
  const pieces: string[] = [];
  // More of them are no slips of somebody who writes, and each costs memory.
  const most = 20_000;
  let done = 0;
  bareOrSection.lastIndex = 0;
  for (let match = bareOrSection.exec(text); match; match = bareOrSection.exec(text)) {
    if (pieces.length > most) refuse({ code: "tooComplex" });
    if (match[0] === "&") {
      pieces.push(text.slice(done, match.index), "&amp;");
      done = match.index + 1;
    } else {
      const end = text.indexOf("]]>", match.index);
      if (end < 0) break;
      bareOrSection.lastIndex = end;
    }
  }
  return pieces.length === 0 ? text : pieces.join("") + text.slice(done);
}

export type XmlAttributes = Readonly<Record<string, string>>;

/**
 * What happens at each element. `path` holds the names of the elements around it, itself last. A prefix that the root has is
 * left out of all names; others, such as `mwm:` and `osmand:`, stay.
 */
export interface XmlVisitor {
  open(name: string, attributes: XmlAttributes, path: readonly string[]): void;
  /** `text` is the element's own, without that of elements within it. */
  close(name: string, text: string, path: readonly string[]): void;
}

/**
 * Elements whose text may hold elements, though it should not: of a description they are HTML, of a name only their text counts. In a
 * section of a name entities are HTML's too.
 */
const mixed: Readonly<Record<string, "html" | "text">> = {
  ...{ description: "html", desc: "html", cmt: "html" },
  ...{ name: "text", address: "text" },
};

/** A tag as it was written, without prefix. */
function writeTag(name: string, attributes: XmlAttributes): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value.replaceAll('"', "&quot;")}"`,
  );
  return `<${name.replace(/^.*:/, "")}${written.join("")}>`;
}

/** A piece is parsed at a time, so that too many points end the reading early. */
const pieceLength = 65_536;

/** An entity of HTML that is not among those above: it stays as it is written. */
const isHarmless = (message: string) => message.includes("undefined entity");

/**
 * Reads XML piece by piece. Declarations of entities are refused and nothing outside of the text is ever read: the parser knows
 * no external entities. Anything that is not well-formed is refused with its line.
 */
export function readXml(
  text: string,
  format: ImportFormat,
  visitor: XmlVisitor,
  onProgress: OnProgress,
): void {
  const parser = new SaxesParser();
  parser.ENTITIES = htmlEntities;
  const path: string[] = [];
  const texts: string[] = [];
  let prefix: string | null = null;
  const nameOf = (name: string) => {
    prefix ??= /^[^:]+:/.exec(name)?.[0] ?? "";
    return prefix !== "" && name.startsWith(prefix) ? name.slice(prefix.length) : name;
  };
  const append = (piece: string) => {
    if (texts.length > 0) texts.push((texts.pop() ?? "") + piece);
  };
  // How deep the elements are within a text, and what the text is.
  let [inner, kind]: [number, "html" | "text" | undefined] = [0, undefined];
  parser.on("doctype", (doctype) => {
    if (/<!ENTITY/i.test(doctype)) refuse({ code: "unsafe" });
  });
  parser.on("error", (error) => {
    if (!isHarmless(error.message)) refuse({ code: "broken", format, line: parser.line });
  });
  let attributesOfElement = 0;
  parser.on("attribute", () => {
    if (++attributesOfElement > importLimits.attributes) refuse({ code: "tooComplex" });
  });
  parser.on("opentag", ({ name, attributes }) => {
    attributesOfElement = 0;
    if (path.length + inner >= importLimits.depth) refuse({ code: "tooComplex" });
    if (kind !== undefined) {
      inner++;
      if (kind === "html") append(writeTag(name, attributes));
      return;
    }
    path.push(nameOf(name));
    texts.push("");
    kind = mixed[path.at(-1) ?? ""];
    visitor.open(path.at(-1) ?? "", attributes, path);
  });
  parser.on("text", append);
  parser.on("cdata", (piece) => append(kind === "text" ? decodeEntities(piece) : piece));
  parser.on("closetag", ({ name }) => {
    if (inner > 0) {
      inner--;
      if (kind === "html" && !/(?:^|:)[bh]r$/i.test(name)) append(`</${name.replace(/^.*:/, "")}>`);
      return;
    }
    kind = undefined;
    visitor.close(path.at(-1) ?? "", texts.pop() ?? "", path);
    path.pop();
  });
  const source = escapeAmpersands(text.trimStart());
  for (let index = 0; index < source.length; index += pieceLength) {
    parser.write(source.slice(index, index + pieceLength));
    onProgress(Math.min(1, (index + pieceLength) / source.length));
  }
  parser.close();
}
