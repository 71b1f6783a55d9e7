import { foldText } from "../schemas/texts.ts";

/** One name however it is written: "DOE/ADA" and "Ada Doe". */
const keyOf = (name: string): string =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted()
    .join(" ")
    .trim();

/** True where both lists tell people, and not the same ones. */
export function areOtherPeople(one: readonly string[], other: readonly string[]): boolean {
  const [mine, theirs] = [new Set(one.map(keyOf)), new Set(other.map(keyOf))];
  return mine.size > 0 && theirs.size > 0 && mine.symmetricDifference(theirs).size > 0;
}

/** The people of both lists, each once. */
export function joinPeople(one: readonly string[], other: readonly string[]): string[] {
  const people = new Map<string, string>();
  for (const name of [...one, ...other])
    if (!people.has(keyOf(name))) people.set(keyOf(name), name);
  return [...people.values()];
}

/** Which of some people are among others, and which are not. */
export function partPeople(people: readonly string[], others: readonly string[]) {
  const theirs = new Set(others.map(keyOf));
  const { among = [], left = [] } = Object.groupBy(people, (name) =>
    theirs.has(keyOf(name)) ? "among" : "left",
  );
  return { among, left };
}

/** The seats or codes of several people, as `joinWords` has put them beside each other. */
export const splitWords = (text: string): string[] => text.split(", ").filter(Boolean);

/** Seats of several people, each once. One that does not fit into `max` characters is left out. */
export function joinWords(one: string | null, other: string | null, max: number): string | null {
  let joined = one ?? "";
  for (const word of other?.split(", ") ?? []) {
    const longer = joined === "" ? word : `${joined}, ${word}`;
    if (!joined.split(", ").includes(word) && longer.length <= max) joined = longer;
  }
  return joined || null;
}

/** What stays of the seats of several people without those of one of them. */
export const withoutWords = (all: string, gone: string | null): string =>
  splitWords(all)
    .filter((word) => !splitWords(gone ?? "").includes(word))
    .join(", ");
