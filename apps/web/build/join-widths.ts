import type { Drawn } from "./draw-frames.ts";
import { kitLooks } from "./frame-templates.ts";

/** As in `fit-frame.ts`. */
const narrow = "(max-width: 767px)";

/** One of two drawings is seen until the script has run. */
const looks = `<style>[data-width]{display:contents}[data-width=narrow]{display:none}@media ${narrow}{[data-width=wide]{display:none}[data-width=narrow]{display:contents}}</style>`;

/** Where the server puts the answer. */
const slot = "<!--drawn-by-server--><!--/drawn-by-server-->";

/** Puts the drawings of a page for two widths into one, of which `fit-frame.ts` keeps one. */
export function joinWidths(drawn: readonly Drawn[]): Drawn[] {
  return drawn.flatMap((wide) => {
    if (wide.isPhone) return [];
    const phone = drawn.find(
      ({ page, language, isPhone }) => page === wide.page && language === wide.language && isPhone,
    );
    if (phone === undefined) return [wide];
    const narrowOnly = phone.markup.replace(kitLooks, "");
    const markup = `<div data-width="wide">${wide.markup}</div><div data-width="narrow">${narrowOnly}</div>`;
    return [{ ...wide, markup: looks + markup + slot }];
  });
}
