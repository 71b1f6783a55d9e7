import * as z from "zod/mini";

/**
 * The languages of the interface, in the order of the switch. A language is a line here and a folder of texts
 * (`TRANSLATING.md`).
 */
export const languages = ["en", "ru", "de"] as const;
export type Language = (typeof languages)[number];

/** Those that every instance offers. An operator adds others (specification#languages). */
const usualLanguages: readonly Language[] = ["en", "ru"];

/** The language for callers who name none or an unknown one (specification#languages). */
export const defaultLanguage: Language = "en";

let offered = usualLanguages;

/** The usual languages and these, in the order of the switch. */
export const withUsual = (added: readonly string[]): Language[] =>
  languages.filter((known) => usualLanguages.includes(known) || added.includes(known));

/**
 * Says what this instance offers, once and before anything else: the server takes it from its configuration, the browser from
 * the page.
 */
export function offerLanguages(added: readonly string[]): void {
  offered = withUsual(added);
}

/** The languages that this instance offers, in the order of the switch. */
export const offeredLanguages = (): readonly Language[] => offered;

/** True for a language that is offered here. Others are refused (specification#languages). */
export function isLanguage(value: unknown): value is Language {
  return offered.some((known) => known === value);
}

/** The language of somebody who chose this one, maybe before the operator withdrew it. */
export const offeredOrDefault = (chosen: Language): Language =>
  isLanguage(chosen) ? chosen : defaultLanguage;

/** The locale of numbers and dates. English is Britain's, with the day before the month (specification#date-formats). */
export const localeOf = (spoken: Language): string => (spoken === "en" ? "en-GB" : spoken);

/** A language that has texts, whether it is offered here or not: a listed trip keeps its owner's. */
export const anyLanguage = z.enum(languages);

/** A language that is offered here. */
export const language = anyLanguage.check(z.refine(isLanguage, "unknownValue"));
