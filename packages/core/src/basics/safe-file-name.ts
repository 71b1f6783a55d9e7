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

/** A file name that is a user's title, such as "Weekend in Vienna.kmz"; undefined when nothing of the title is left. */
export function nameAfterTitle(title: string, ending: string): string | undefined {
  const name = asSafeFileName(shortTitle(title));
  return name === null ? undefined : `${name}.${ending}`;
}
