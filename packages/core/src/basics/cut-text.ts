/** The beginning of a text, at most so many UTF-16 units. No half of a letter stays at its end: no save takes one. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
