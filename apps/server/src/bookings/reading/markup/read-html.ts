import { limits } from "@castor/core/limits.ts";
import { Parser } from "htmlparser2";
import { parseJsonLd } from "./parse-json-ld.ts";
import { MicrodataReader } from "./read-microdata.ts";
import { LineWriter } from "./write-lines.ts";

/** What a document of HTML tells. */
export interface ReadHtml {
  /** Its words, in lines. */
  text: string;
  /** Things of schema.org. */
  things: unknown[];
}

/** Elements within each other. Looking for the one that ends takes time with their number. */
const depthMax = 1_500;
const scriptMax = 2_000_000;
const scriptsMax = 200;
const unseen = new Set(["style", "noscript", "template", "svg", "title", "object"]);

class TooDeep extends Error {}

/**
 * Reads a document in one walk, which makes no tree of it: no scripts run, and nothing is loaded. What is nested deeper than
 * any mail is read up to there.
 */
export function readHtml(html: string): ReadHtml {
  const things: unknown[] = [];
  const lines = new LineWriter(limits.confirmationText);
  const microdata = new MicrodataReader();
  let depth = 0;
  let hiddenFrom = Number.POSITIVE_INFINITY;
  let script: string | null = null;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (++depth > depthMax) throw new TooDeep();
      microdata.begin(tag, attributes);
      const isHidden = tag === "script" || unseen.has(tag) || hides(attributes);
      if (isHidden && depth < hiddenFrom) hiddenFrom = depth;
      if (tag === "script") script = isJsonLd(attributes) ? "" : null;
      else if (depth < hiddenFrom) lines.begin(tag);
    },
    ontext(text) {
      if (script !== null && script.length < scriptMax) script += text;
      microdata.read(text);
      if (depth < hiddenFrom) lines.read(text);
    },
    onclosetag(tag) {
      microdata.end();
      if (tag === "script" && script !== null && things.length < scriptsMax)
        things.push(parseJsonLd(script));
      script = null;
      if (depth < hiddenFrom) lines.end(tag);
      else if (depth === hiddenFrom) hiddenFrom = Number.POSITIVE_INFINITY;
      depth -= 1;
    },
  });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return { text: lines.toString(), things: [...things, ...microdata.things] };
}

const isJsonLd = ({ type }: Readonly<Record<string, string>>) =>
  /^\s*application\/ld\+json\b/i.test(type ?? "");

/** What mail programs show in lists, and what nobody is meant to see. */
const hides = ({ style, hidden }: Readonly<Record<string, string>>) =>
  hidden !== undefined || /display\s{0,9}:\s{0,9}none/i.test(style ?? "");
