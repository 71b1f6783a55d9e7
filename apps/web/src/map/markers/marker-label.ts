import type { MapMarker } from "./map-marker.ts";
import type { MarkerPile } from "./marker-pile.ts";

const longestLabel = 40;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A name as a label: a long one is cut, since a single long word cannot wrap. */
export function toLabel(name: string): string {
  if (name.length <= longestLabel) return name;
  // Whole graphemes: letters with their combining marks, joined emoji.
  const letters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  if (letters.length <= longestLabel) return name;
  return `${letters
    .slice(0, longestLabel - 1)
    .join("")
    .trimEnd()}…`;
}

/** The names of a pile, each once. */
export function labelOfPile({ members }: Pick<MarkerPile, "members">): string {
  return toLabel([...new Set(members.map(({ name }) => name))].join(", "));
}

const isNumbered = ({ number, isExcluded }: MapMarker) => number !== null && !isExcluded;
/** More numbers would cover the neighbours. */
const mostNumbers = 3;
const moreNumbers = "…";

/**
 * The numbers of a pile as the name of an image: "badge|1·5|#0B6B6B", with a part for each day in a row of days. Empty
 * without numbers.
 */
export function badgeOfPile({ members }: Pick<MarkerPile, "members">): string {
  const numbered = members.filter(isNumbered);
  const parts: { text: string; color: string }[] = [];
  for (const [index, { number, color }] of numbered.entries()) {
    const text = index < mostNumbers ? String(number) : moreNumbers;
    const last = parts.at(-1);
    if (index > mostNumbers) break;
    if (last?.color === color) last.text += text === moreNumbers ? text : `·${text}`;
    else parts.push({ text, color });
  }
  return parts.length > 0
    ? ["badge", ...parts.flatMap(({ text, color }) => [text, color])].join("|")
    : "";
}
