import { isWebAddress } from "../basics/texts.ts";
import type { LinkTarget } from "./markup-tree.ts";

/** What ends a sentence around an address rather than belongs to it, marks of a span among it. */
const trailing = ".,;:!?'\"»”’)]*_~";

/** Where a link leads: http, https, mailto and tel, or a point; null for every other scheme and for nonsense. */
export function readTarget(source: string): LinkTarget | null {
  const linkId = /^point:([\w-]{1,100})$/.exec(source)?.[1];
  if (linkId) return { kind: "point", linkId };
  const isAllowed =
    isWebAddress(source) ||
    /^mailto:[^\s@?]+@[^\s@?]+(?:\?\S*)?$/i.test(source) ||
    /^tel:\+?[\d().-]{2,40}$/i.test(source);
  return isAllowed ? { kind: "address", href: source } : null;
}

/** How much of an address belongs to it: without the sentence's end, but with a bracket that is its own. */
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

/** The plain address that begins at an index and ends before `to`; without `href` it is none, and ends all the same. */
export function findUrl(
  line: string,
  at: number,
  to: number,
): { href: string | null; end: number } {
  // Cut before it is read: a line full of links would be read to its end for each of them.
  const found = /^[^\s<>"«»]+/u.exec(line.slice(at, to))?.[0] ?? "";
  const href = found.slice(0, lengthWithoutEnd(found));
  return isWebAddress(href)
    ? { href, end: at + href.length }
    : { href: null, end: at + found.length };
}
