import { asSafeFileName, shortTitle } from "@castor/core/basics/safe-file-name.ts";
import type { DateText } from "@castor/core/time/dates.ts";

function percentDecoded(charset: string, text: string): string | null {
  try {
    if (charset === "utf-8") return decodeURIComponent(text);
    // In Latin-1 each byte is a character.
    return text.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  } catch {
    return null;
  }
}

/**
 * The file name that a `Content-Disposition` gives (RFC 6266): `filename*` before `filename`, quoted or not; null when
 * there is none that can be used.
 */
export function readFileName(disposition: string | null): string | null {
  const given = new Map<string, string>();
  const parts = (disposition ?? "").matchAll(
    /;\s*(filename\*?)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;"]+))/gi,
  );
  for (const [, key = "", quoted, token] of parts)
    given.set(key.toLowerCase(), quoted?.replace(/\\(.)/g, "$1") ?? token ?? "");
  const [, charset = "", encoded = ""] =
    /^(utf-8|iso-8859-1)'[^']*'(.*)$/i.exec(given.get("filename*") ?? "") ?? [];
  const extended = encoded && percentDecoded(charset.toLowerCase(), encoded);
  return (extended && asSafeFileName(extended)) || asSafeFileName(given.get("filename") ?? "");
}

/** A file name with a user's title in it: castor-finance-Weekend in Vienna-2026-11-20.csv */
export function nameFile(what: string, title: string, day: DateText, ending: string): string {
  return (
    asSafeFileName(`castor-${what}-${shortTitle(title)}-${day}.${ending}`) ?? `castor.${ending}`
  );
}
