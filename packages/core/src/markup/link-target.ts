import { isWebAddress } from "../schemas/texts.ts";
import type { LinkTarget } from "./markup-tree.ts";

/** Punctuation and marks after an address that do not belong to it. */
const trailing = ".,;:!?'\"»”’)]*_~";

/**
 * Reads the target of a link: http, https, mailto and tel, or a point. Null for other schemes and invalid addresses.
 */
export function readTarget(source: string): LinkTarget | null {
  const linkId = /^point:([\w-]{1,100})$/.exec(source)?.[1];
  if (linkId) return { kind: "point", linkId };
  const isAllowed =
    isWebAddress(source) ||
    /^mailto:[^\s@?]+@[^\s@?]+(?:\?\S*)?$/i.test(source) ||
    /^tel:\+?[\d().-]{2,40}$/i.test(source);
  return isAllowed ? { kind: "address", href: source } : null;
}

/** The length of an address without punctuation at its end. A closing bracket stays when the address opened it. */
function lengthWithoutEnd(found: string): number {
  let surplus = 0;
  for (const sign of found) surplus += sign === ")" ? 1 : sign === "(" ? -1 : 0;
  let length = found.length;
  for (; length > 0 && trailing.includes(found[length - 1] ?? " "); length--) {
    if (found[length - 1] !== ")") continue;
    if (surplus <= 0) break;
    surplus--;
  }
  return length;
}

/**
 * Finds the plain address that begins at an index and ends before `to`. `end` is set even without a valid address
 * (`href` null).
 */
export function findUrl(
  line: string,
  index: number,
  to: number,
): { href: string | null; end: number } {
  // The line is cut first: otherwise each link of a long line would scan the line to its end.
  const found = /^[^\s<>"«»]+/u.exec(line.slice(index, to))?.[0] ?? "";
  const href = found.slice(0, lengthWithoutEnd(found));
  return isWebAddress(href)
    ? { href, end: index + href.length }
    : { href: null, end: index + found.length };
}
