import type { Language } from "../basics/language.ts";

/** Countries whose short name is the usual one: "Hong Kong", not "Hong Kong SAR China". */
const shortCodes: readonly string[] = ["HK", "MO"];
/** More of them in single languages, where CLDR's long name is nobody's: "Соединенные Штаты". */
const shortCodesIn: Partial<Record<Language, readonly string[]>> = {
  en: ["MM", "PN", "CC"],
  ru: ["US"],
};
const isShort = (code: string, language: Language) =>
  shortCodes.includes(code) || shortCodesIn[language]?.includes(code) === true;

const formats = new Map<string, Intl.DisplayNames>();

function formatFor(language: Language, style: "short" | "long"): Intl.DisplayNames {
  const key = `${language} ${style}`;
  const format = formats.get(key) ?? new Intl.DisplayNames([language], { type: "region", style });
  formats.set(key, format);
  return format;
}

/** The usual name of a country by its ISO 3166-1 alpha-2 code. An unknown code is returned as it is. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return formatFor(language, isShort(code, language) ? "short" : "long").of(code) ?? code;
}
