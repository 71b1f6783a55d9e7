export interface TextStyle {
  size: number;
  weight: 400 | 600;
}

/** The width of a text in pixels. Browser and server measure with their own means. */
export type MeasureText = (text: string, style: TextStyle) => number;

/** What Noto Sans has no shapes for: emoji, and scripts other than Latin, Greek and Cyrillic. */
const known = [
  "\\u0020-\\u007e\\u00a0-\\u024f",
  "\\u0300-\\u036f",
  "\\u0370-\\u03ff\\u0400-\\u052f",
  "\\u1e00-\\u1eff\\u2010-\\u2027\\u2030-\\u205e\\u20a0-\\u20bf\\u2116",
];
const unknown = new RegExp(`[^${known.join("")}]`, "gu");

/** The part of a text that can be drawn, on one line. */
export const drawable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[→⇒➔➜]/gu, "–")
    .replace(unknown, " ")
    .replace(/\s+/gu, " ")
    .trim();

export const styleText = ({ size, weight }: TextStyle): string =>
  `font-family="Noto Sans" font-size="${size}" font-weight="${weight}"`;
