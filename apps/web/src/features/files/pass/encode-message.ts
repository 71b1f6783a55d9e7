/** The 256 letters of an encoding with one byte for each; null for another one. */
function lettersOf(encoding: string): string[] | null {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  // What the web calls by this name is windows-1252, which has other letters from 128 to 159.
  if (/^(iso-?8859-?1|latin-?1|us-ascii|ascii)$/i.test(encoding))
    return [...all].map((byte) => String.fromCharCode(byte));
  try {
    const letters = [...new TextDecoder(encoding).decode(all)];
    return letters.length === all.length ? letters : null;
  } catch {
    return null;
  }
}

/**
 * The bytes of a barcode's message in the encoding that the pass names. A message with letters that it does not have, and one in an encoding that is
 * unknown, is in UTF-8.
 */
export function encodeMessage(message: string, encoding: string): Uint8Array {
  const inUtf8 = () => new TextEncoder().encode(message);
  if (/^utf-?8$/i.test(encoding)) return inUtf8();
  const letters = lettersOf(encoding);
  if (!letters) return inUtf8();
  const bytes = [...message].map((letter) => letters.indexOf(letter));
  return bytes.includes(-1) ? inUtf8() : Uint8Array.from(bytes);
}
