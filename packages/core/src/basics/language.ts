import * as z from "zod/mini";

/** The languages of the interface, in the order of the switch (specification#languages). */
export const languages = ["en", "ru"] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** The language for callers who name none or an unknown one (specification#languages). */
export const defaultLanguage: Language = "en";

/** True for a language of the product. Others are refused (specification#languages). */
export function isLanguage(value: unknown): value is Language {
  return languages.some((known) => known === value);
}
