/** At most 100 letters, twice a public name: what is longer names nobody, and takes long to look at. It begins with a letter or digit of any script, and ends with one: a full stop after a name ends the sentence. */
const pattern = /@(?<name>[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.'-]{0,98}[\p{L}\p{M}\p{N}])?)/uy;
/** What stands before the sign in mail addresses, and in addresses of pages. */
const partBefore = /[\p{L}\p{M}\p{N}@/._%+-]$/u;

const partAfter = /^(?:@|:\/\/)/u;

/** A name of somebody as it is written, `@Olga`, read at an index of its line (specification#mentions). Null without one. */
export function readMention(line: string, at: number): { name: string; text: string } | null {
  // Two UTF-16 units, because a letter may be a surrogate pair.
  if (partBefore.test(line.slice(Math.max(0, at - 2), at))) return null;
  pattern.lastIndex = at;
  const match = pattern.exec(line);
  const name = match?.groups?.name;
  if (!match || name === undefined) return null;
  // `@olga@castor.example` names an account elsewhere, and `@https://` is the scheme of an address.
  return partAfter.test(line.slice(pattern.lastIndex, pattern.lastIndex + 3))
    ? null
    : { name, text: match[0] };
}
