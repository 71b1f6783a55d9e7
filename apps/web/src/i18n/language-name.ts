import type { Language } from "@castor/core/basics/language.ts";

/** A language in its own words, as in a list: "Deutsch". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
