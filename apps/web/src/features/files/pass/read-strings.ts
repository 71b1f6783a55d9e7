/** Entries that are read of one file of strings. */
const entriesMax = 2_000;

/** As `pass.strings` comes: UTF-16 with a mark or UTF-8. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : first === 0
          ? "utf-16be"
          : second === 0
            ? "utf-16le"
            : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

const escaped: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "0": "\0" };

/** Reads the quoted text that begins at `start`. Null where it does not end. */
function readQuoted(text: string, start: number): { value: string; end: number } | null {
  let value = "";
  for (let at = start + 1; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '"') return { value, end: at + 1 };
    if (letter !== "\\") {
      value += letter;
      continue;
    }
    at++;
    const code = /^[Uu]([0-9a-fA-F]{4})/.exec(text.slice(at, at + 5))?.[1];
    const next = text.charAt(at);
    value += code ? String.fromCharCode(Number.parseInt(code, 16)) : (escaped[next] ?? next);
    if (code) at += 4;
  }
  return null;
}

/** The end of the comment that begins at `at`; `at` itself where none does. */
function skipComment(text: string, at: number): number {
  const [mark, isBlock] = text.startsWith("/*", at)
    ? ["*/", true]
    : text.startsWith("//", at)
      ? ["\n", false]
      : [null, false];
  if (mark === null) return at;
  const end = text.indexOf(mark, at + 2);
  return end < 0 ? text.length : end + (isBlock ? 2 : 1);
}

/**
 * The entries of a file of strings: `"key" = "value";` with comments between. It is read letter by letter, once: no file takes longer than its
 * length. What follows something broken is left out.
 */
export function readStrings(bytes: Uint8Array): ReadonlyMap<string, string> {
  const text = decode(bytes);
  const strings = new Map<string, string>();
  let key: string | null = null;
  for (let at = 0; at < text.length && strings.size < entriesMax; ) {
    const behind = skipComment(text, at);
    if (behind > at) {
      at = behind;
      continue;
    }
    if (text.charAt(at) === ";") key = null;
    if (text.charAt(at) !== '"') {
      at++;
      continue;
    }
    const quoted = readQuoted(text, at);
    if (!quoted) break;
    at = quoted.end;
    if (key === null) key = quoted.value;
    else strings.set(key, quoted.value);
  }
  return strings;
}
