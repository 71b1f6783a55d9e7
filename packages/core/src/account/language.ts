import * as z from "zod/mini";

/** The languages of the interface, in the order of the switch (section 9). */
export const languages = ["en", "ru"] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** The language of words for whoever named none or an unknown one (decisions 2). */
export const defaultLanguage: Language = "en";

/** True for a language that the product speaks; anything else is refused (section 5). */
export function isLanguage(value: unknown): value is Language {
  return languages.some((known) => known === value);
}
