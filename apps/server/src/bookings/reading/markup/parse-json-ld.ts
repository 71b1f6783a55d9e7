import { isJsonWithin, type JsonBounds } from "@castor/core/exports/json/json-bounds.ts";

const bounds: JsonBounds = { depth: 32, containers: 20_000, values: 100_000, valuesOfOne: 5_000 };

/**
 * The value of a script of JSON-LD; null for what is none. Mails also have comments around it, line breaks in texts, and commas
 * behind the last value.
 */
export function parseJsonLd(script: string): unknown {
  const text = script.replaceAll(/<!--|-->|<!\[CDATA\[|\]\]>|(?:\/\*|\/\/)\s*(?=$)/g, "").trim();
  if (!isJsonWithin(text, bounds)) return null;
  return parse(text) ?? parse(mend(text)) ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const escapes: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Escapes control characters in texts, and leaves out commas behind the last value, in one walk. */
function mend(text: string): string {
  let mended = "";
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? "";
    if (sign === '"') isInText = !isInText;
    if (isInText && sign === "\\") mended += sign + (text[++index] ?? "");
    else if (isInText && sign < " ") mended += escapes[sign] ?? " ";
    else if (isInText || sign !== "," || !isLast(text, index)) mended += sign;
  }
  return mended;
}

/** True for a comma that no further value follows. */
function isLast(text: string, comma: number): boolean {
  let next = comma + 1;
  while (/\s/.test(text[next] ?? "")) next += 1;
  return text[next] === "}" || text[next] === "]";
}
