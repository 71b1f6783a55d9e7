import type { Position } from "../../position.ts";
import { positionOf } from "../position-of.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~";
/** Each letter halves both axes three times; more of them would name parts of a millimetre. */
const lettersMax = 10;

/** Decodes the short addresses of OpenStreetMap, such as `0EEQjE--`: the bits of longitude and latitude alternate. Null for anything else. */
export function decodeOsmShort(code: string): Position | null {
  // Formerly "@" stood for "~".
  const [letters = ""] = /^[\w~@]+/.exec(code) ?? [];
  if (letters.length < 3 || letters.length > lettersMax) return null;
  let [x, y] = [0, 0];
  for (const letter of letters.replaceAll("@", "~")) {
    const value = Math.max(0, alphabet.indexOf(letter));
    const bit = (place: number) => (value >> place) & 1;
    x = x * 8 + bit(5) * 4 + bit(3) * 2 + bit(1);
    y = y * 8 + bit(4) * 4 + bit(2) * 2 + bit(0);
  }
  const cells = 8 ** letters.length;
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return positionOf(round(((y + 0.5) / cells) * 180 - 90), round(((x + 0.5) / cells) * 360 - 180));
}
