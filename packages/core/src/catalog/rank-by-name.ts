import { catalogWords } from "./catalog-words.ts";

/** A whole word of the trip's name, the beginning of one, a part of one; names of days and points count nothing. */
const points = { whole: 4, beginning: 2, part: 1 };

/**
 * Sorts matches of a search by how well the trip's own name answers it. Matches of equal worth keep their order
 * (specification#catalog).
 */
export function rankByName<T>(
  matches: readonly T[],
  nameOf: (match: T) => string,
  parts: readonly string[],
): T[] {
  return matches
    .map((match) => ({ match, worth: worthOf(catalogWords(nameOf(match)), parts) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ match }) => match);
}

function worthOf(name: readonly string[], parts: readonly string[]): number {
  let worth = 0;
  for (const part of parts)
    worth += Math.max(
      0,
      ...name.map((word) => {
        if (word === part) return points.whole;
        if (word.startsWith(part)) return points.beginning;
        return word.includes(part) ? points.part : 0;
      }),
    );
  return worth;
}
