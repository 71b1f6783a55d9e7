import type { MarkupNode } from "./markup-tree.ts";
import { parseMarkup } from "./parse-markup.ts";

/** Somebody whom a text may name. */
export interface Nameable {
  userId: string;
  name: string;
}

/** A name as a text has it: `_` for what may not stand in one, a letter or digit at both ends. */
const writtenName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_.'-]+/gu, "_")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, "");

/** Names that are equal but for case are one. */
const keyOf = (name: string): string => writtenName(name).toLowerCase();

/** How a text names somebody; null for a name without letters and digits. */
export function mentionOf(name: string): string | null {
  const written = writtenName(name);
  return written === "" ? null : `@${written}`;
}

/**
 * Whom a name in a text means (specification#mentions): who is called so, else the one person whose first word it is.
 * Undefined for nobody, and where several are meant.
 */
export function findMentioned<T extends Nameable>(
  name: string,
  people: readonly T[],
): T | undefined {
  const key = keyOf(name);
  const only = (found: readonly T[]) => (found.length === 1 ? found[0] : undefined);
  const whole = people.filter((person) => keyOf(person.name) === key);
  if (whole.length > 0) return only(whole);
  return only(people.filter((person) => keyOf(firstWordOf(person.name)) === key));
}

/** The first word of a name that has letters or digits. */
const firstWordOf = (name: string): string =>
  name.split(/\s+/u).find((word) => keyOf(word) !== "") ?? "";

/** The people whom parts of a text name, each once. */
export function listMentioned<T extends Nameable>(
  nodes: readonly MarkupNode[],
  people: readonly T[],
): T[] {
  const found = nodes.flatMap((node): T[] => {
    if (node.kind === "mention") {
      const person = findMentioned(node.name, people);
      return person ? [person] : [];
    }
    return "children" in node && node.kind !== "link" ? listMentioned(node.children, people) : [];
  });
  return [...new Set(found)];
}

/** The people whom a text names, each once. */
export const listMentionedIn = <T extends Nameable>(text: string, people: readonly T[]): T[] =>
  text.includes("@")
    ? listMentioned(
        parseMarkup(text).flatMap(({ children }) => children),
        people,
      )
    : [];
