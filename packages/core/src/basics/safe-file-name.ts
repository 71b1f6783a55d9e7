const nameMax = 200;
/** Keeps the whole name within 255 bytes, even at four bytes a character. */
const titleMax = 50;

/** Makes a name safe on every file system: no path, no control characters, no hidden file. Null if nothing is left. */
export function asSafeFileName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const safe = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  return safe === "" ? null : [...safe].slice(-nameMax).join("");
}

/** The beginning of a user's title for a file name. Slashes are no folders. */
export const shortTitle = (title: string): string =>
  [...title.replace(/[/\\]/g, "_")].slice(0, titleMax).join("");

/** The longest ending that a shortened name keeps, with its dot. */
const endingMax = 12;

/** A name in front of its ending, and that ending with its dot; empty where none is worth keeping. */
export function splitEnding(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf(".");
  if (dot <= 0 || name.length - dot > endingMax) return { stem: name, ending: "" };
  return { stem: name.slice(0, dot), ending: name.slice(dot) };
}

/** The name of an entry of an archive: safe, readable, no longer than file systems take, and with its number like no other. */
export function nameEntry(number: number, name: string): string {
  const safe = asSafeFileName(name.replace(/[/\\]/g, "_")) ?? "file";
  const { stem, ending } = splitEnding(safe);
  return `${number}-${shortTitle(stem)}${ending}`;
}

/** A file name that is a user's title, such as "Weekend in Vienna.kmz"; undefined when nothing of the title is left. */
export function nameAfterTitle(title: string, ending: string): string | undefined {
  const name = asSafeFileName(shortTitle(title));
  return name === null ? undefined : `${name}.${ending}`;
}
