/** Lower case with "ё" as "е", of the same length: what is found in it is cut out of the text itself. */
export const fold = (text: string): string =>
  text.replaceAll("İ", "i").toLowerCase().replaceAll("ё", "е");

export const isWordSign = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Spaces at a range, so that what stays keeps its place. */
export const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
