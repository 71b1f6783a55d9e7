import { limits } from "../limits.ts";
import { isWebAddress } from "./texts.ts";

/** A stretch of text; one with a `url` is a link whose words are `label`. `at` is where it begins. */
export interface TextPiece {
  at: number;
  text: string;
  url?: string;
  label?: string;
}

/** Marks that end a sentence around an address rather than belong to it. */
const trailing = /[.,;:!?'"»”)\]]+$/u;

const withoutTrailing = (found: string) => {
  const bare = found.replace(trailing, "");
  const isPaired = found[bare.length] === ")" && bare.includes("(");
  return isPaired ? found.slice(0, bare.length + 1) : bare;
};

/** An address for people: without its scheme, cut at 80 characters (section 2). */
export function labelUrl(url: string): string {
  const bare = url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
  return bare.length > limits.urlLabel ? `${bare.slice(0, limits.urlLabel)}…` : bare;
}

/** Cuts a plain text into words and http(s) links; put together again the pieces are the text. */
export function findLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"«]+/giu)) {
    const url = withoutTrailing(match[0]);
    if (!isWebAddress(url)) continue;
    if (match.index > done) pieces.push({ at: done, text: text.slice(done, match.index) });
    pieces.push({ at: match.index, text: url, url, label: labelUrl(url) });
    done = match.index + url.length;
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done) });
  return pieces;
}
