/** A text and the encoding that it was in. `isGuess` where nothing in the bytes proves it. */
export interface DecodedText {
  text: string;
  encoding: string;
  isGuess: boolean;
}

/** As many bytes as tell an encoding. */
const sampleBytes = 65_536;

const marks = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/**
 * Decodes a file. A byte order mark tells the encoding; otherwise zero bytes tell UTF-16, and bytes that are no UTF-8 tell an
 * older encoding: the one that XML declares, otherwise Windows-1251 where letters beyond ASCII stand together as in Russian words, Windows-1252
 * where they stand alone among Latin letters. Null for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const mark = marks.find((row) => row.bytes.every((byte, index) => bytes[index] === byte));
  if (mark) return decodeAs(mark.encoding, bytes, false);
  const wide = findWideEncoding(bytes);
  if (wide) return decodeAs(wide, bytes, false);
  if (isBinary(bytes)) return null;
  try {
    // A stream may end within a letter, as a file does that was cut off.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return { text, encoding: "utf-8", isGuess: false };
  } catch {
    const declared = findDeclared(bytes);
    const decoded = declared === null ? null : decodeAs(declared, bytes, false);
    return (
      decoded ?? decodeAs(standsTogether(bytes) ? "windows-1251" : "windows-1252", bytes, true)
    );
  }
}

/** Null for an encoding that this browser does not know. */
function decodeAs(encoding: string, bytes: Uint8Array, isGuess: boolean): DecodedText | null {
  try {
    return { text: new TextDecoder(encoding).decode(bytes), encoding, isGuess };
  } catch {
    return null;
  }
}

/** The encoding that XML names in its first line; believed only where the bytes are no UTF-8. */
function findDeclared(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1] ?? null;
}

/** Latin letters have a zero beside them in UTF-16, Cyrillic ones a four, always on the same side. */
function findWideEncoding(bytes: Uint8Array): string | null {
  const end = Math.min(bytes.length, sampleBytes) & ~1;
  if (end < 4) return null;
  let [even, odd, zeros] = [0, 0, 0];
  for (let index = 0; index < end; index += 2) {
    const [first = 0, second = 0] = [bytes[index], bytes[index + 1]];
    if (first === 0 || first === 4) even++;
    if (second === 0 || second === 4) odd++;
    if (first === 0 || second === 0) zeros++;
  }
  const pairs = end / 2;
  // Without a zero there is no Latin letter, digit, space or line break: that is no file of places.
  if (zeros === 0) return null;
  if (odd > pairs * 0.9 && even < pairs * 0.1) return "utf-16le";
  return even > pairs * 0.9 && odd < pairs * 0.1 ? "utf-16be" : null;
}

const isAllowedControl = (byte: number) =>
  byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 26 || byte === 27;

/** Text has no zero bytes and hardly a control character. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleBytes);
  if (sample.includes(0)) return true;
  let controls = 0;
  for (const byte of sample) if (byte < 32 && !isAllowedControl(byte)) controls++;
  return controls > sample.length / 100;
}

/** True when most bytes beyond ASCII have another one beside them. */
function standsTogether(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleBytes * 16);
  let [alone, together] = [0, 0];
  for (let index = 0; index < sample.length; index++) {
    if ((sample[index] ?? 0) < 0xa8) continue;
    const hasNeighbour = (sample[index - 1] ?? 0) >= 0xa8 || (sample[index + 1] ?? 0) >= 0xa8;
    if (hasNeighbour) together++;
    else alone++;
  }
  return together > alone;
}
