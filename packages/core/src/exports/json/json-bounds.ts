/** Levels, objects and arrays, values, and values of one object or array that a parsed JSON text may have. */
export interface JsonBounds {
  depth: number;
  containers: number;
  values: number;
  valuesOfOne: number;
}

const [quote, backslash, comma] = [34, 92, 44];
const [openBracket, closeBracket, openBrace, closeBrace] = [91, 93, 123, 125];

/**
 * True when a JSON text holds no more than `bounds`. It is counted before the text is parsed: a parsed empty array takes
 * twenty times the memory of its two letters. A text that is no JSON may be in bounds; the parser refuses it then.
 */
export function isJsonWithin(text: string, bounds: JsonBounds): boolean {
  let depth = 0;
  let containers = 0;
  let values = 1;
  let index = 0;
  const valuesOf = [0];
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfText(text, index);
    else if (code === comma) {
      values += 1;
      const ofThis = (valuesOf[depth] ?? 0) + 1;
      if (ofThis >= bounds.valuesOfOne) return false;
      valuesOf[depth] = ofThis;
    } else if (code === openBrace || code === openBracket) {
      depth += 1;
      containers += 1;
      valuesOf[depth] = 0;
    } else if (code === closeBrace || code === closeBracket) depth -= 1;
    if (depth > bounds.depth || containers > bounds.containers || values > bounds.values)
      return false;
    index += 1;
  }
  return true;
}

/** The place of the quote that ends the text which begins at `start`. */
function endOfText(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === quote) return index;
    index += code === backslash ? 2 : 1;
  }
  return text.length;
}
