/** Russian letters that stand often in words, and those that stand seldom. */
const frequent = /[оеаинтсрвл]/gu;
const rare = /[ЪЬЫЭЩФѐѝё№Ё]|[А-Я](?=[а-я]?[А-Я])|[^\P{L}а-яёА-ЯЁa-zA-Z]/gu;

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(bytes);
  } catch {
    return null;
  }
}

/** The encoding that the bytes state of themselves: by their first bytes, or in HTML. */
function statedEncoding(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  return /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w-]{2,40})/i.exec(head)?.[1] ?? null;
}

/** The bytes of a text as a text: by what they state, as UTF-8, else in the Russian encoding that makes words of them, else in the western one. */
export function decodeText(bytes: Uint8Array): string {
  const stated = statedEncoding(bytes);
  const known = (stated && decodeAs(bytes, stated)) ?? decodeAs(bytes, "utf-8");
  if (known !== null) return known;
  const sample = bytes.subarray(0, 20_000);
  const likeness = (encoding: string) => {
    const text = decodeAs(sample, encoding) ?? "";
    return (text.match(frequent)?.length ?? 0) - 2 * (text.match(rare)?.length ?? 0);
  };
  const russian = ["windows-1251", "koi8-r", "ibm866"]
    .map((encoding) => ({ encoding, score: likeness(encoding) }))
    .toSorted((one, other) => other.score - one.score)[0];
  const isRussian = russian !== undefined && russian.score > 0;
  return decodeAs(bytes, isRussian ? russian.encoding : "windows-1252") ?? "";
}
