/** A line of a list, as far as its title needs to know it. */
export interface TitleLine {
  text: string;
  isBlank: boolean;
  /** A link, coordinates or a plus code are in it. */
  hasPlace: boolean;
  /** Words stand beside the place, or there is none: it is not the link of the name above. */
  isNamed: boolean;
  isHeading: boolean;
  /** It begins with a date. */
  isDated: boolean;
  isBulleted: boolean;
}

/** Longer lines are text. */
const titleLength = 120;

/**
 * The index of the line that is the title of a list, as people write it above: its first line, when it is no entry of the list itself.
 * It is none when a day begins below it, when all below has bullets, numbers or places of its own and this line has not, or when a blank line
 * parts it from lines that stand together. -1 without one.
 */
export function findTitle(lines: readonly TitleLine[]): number {
  const index = lines.findIndex(({ isBlank }) => !isBlank);
  const first = lines[index];
  if (!first || first.hasPlace || first.isBulleted || first.isDated) return -1;
  if (first.text.length > titleLength) return -1;
  const below = lines.slice(index + 1).filter(({ isBlank }) => !isBlank);
  const [next] = below;
  if (!next) return -1;
  if (next.isHeading || next.isDated) return index;
  // A heading above places begins a day.
  if (first.isHeading) return -1;
  const entries = below.filter(({ isHeading }) => !isHeading);
  if (entries.every(({ isBulleted }) => isBulleted)) return index;
  // A name alone above its link is an entry.
  if (next.hasPlace && !next.isNamed) return -1;
  if (entries.length > 1 && entries.every(({ hasPlace, isNamed }) => hasPlace && isNamed))
    return index;
  const isParted = lines[index + 1]?.isBlank === true;
  const second = lines.indexOf(next);
  return isParted && lines[second + 1]?.isBlank === false ? index : -1;
}
