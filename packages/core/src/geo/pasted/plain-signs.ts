const minus = /[−–‒﹣－]/g;
const invisible = /[\u200B-\u200D\u2060\uFEFF\u200E\u200F]/g;

/**
 * Signs of a number as a keyboard has them. Programs and languages have blanks of many widths, a minus and a plus of their own, and
 * letters that nobody sees.
 */
export const plainSigns = (text: string): string =>
  text
    .replace(invisible, "")
    .replace(/[\p{Zs}\t]+/gu, " ")
    .replace(minus, "-")
    .replaceAll("＋", "+")
    .trim();
