/** The first `max` UTF-16 units of a text. Half of a surrogate pair at the end goes too: no save accepts one. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
