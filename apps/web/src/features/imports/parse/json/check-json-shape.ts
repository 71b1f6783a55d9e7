import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/**
 * Refuses JSON that is nested too deep or has too many parts, before it is parsed: 16 MB of empty arrays would become 300 MB
 * of objects.
 */
export function checkJsonShape(text: string): void {
  let [depth, parts, isText] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isText) {
      if (code === backslash) at++;
      else if (code === quote) isText = false;
    } else if (code === quote) isText = true;
    else if (isOpening(code)) {
      parts++;
      if (++depth > importLimits.depth) refuse({ code: "tooComplex" });
    } else if (isClosing(code)) depth--;
    else if (code === comma) parts++;
    if (parts > importLimits.jsonParts) refuse({ code: "tooComplex" });
  }
}
