import { compileWords, flattenWords, type Words } from "./compile-words.ts";
import { flattenTexts, type Messages } from "./words.ts";

/** A plural or a choice in a compiled text: its parameter, its kind, its forms. */
type Part = string | number | [string, number?, Record<string, unknown>?];

/** The parameters of a compiled text, in all of its forms. */
function paramsOf(message: unknown): Set<string> {
  const found = new Set<string>();
  if (!Array.isArray(message)) return found;
  for (const part of message as Part[]) {
    if (!Array.isArray(part)) continue;
    found.add(part[0]);
    for (const form of Object.values(part[2] ?? {})) for (const it of paramsOf(form)) found.add(it);
  }
  return found;
}

/** The kind of a choice by a word (`select`) in compiled texts. */
const choice = 1;

/** The sets of forms of a text's plurals. Whoever chooses by a word names the forms. */
const pluralsOf = (message: unknown): Record<string, unknown>[] =>
  Array.isArray(message)
    ? (message as Part[]).flatMap((part) =>
        Array.isArray(part) && part[1] !== choice && part[2] ? [part[2]] : [],
      )
    : [];

const list = (names: Iterable<string>) => [...names].sort().join(", ");

/** The longest text that fits where the English one is a label: a word or two on a button, a tab or a column. */
function longestLabel(english: string): number {
  const labelMax = 20;
  return english.length <= labelMax && !/[.!?…:{]/.test(english)
    ? Math.max(16, Math.ceil(english.length * 1.7) + 6)
    : Number.POSITIVE_INFINITY;
}

function checkText(language: string, key: string, english: unknown, text: unknown): string[] {
  const problems: string[] = [];
  const [asked, given] = [paramsOf(english), paramsOf(text)];
  // A form for one may say less.
  const isWhole = pluralsOf(text).length > 0 || asked.isSubsetOf(given);
  if (!(isWhole && given.isSubsetOf(asked)))
    problems.push(`${key}: has the parameters "${list(given)}" instead of "${list(asked)}"`);
  const categories = list(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  for (const forms of pluralsOf(text)) {
    const has = list(Object.keys(forms).filter((form) => !form.startsWith("=")));
    if (has !== categories) problems.push(`${key}: has the forms ${has} instead of ${categories}`);
    // The form for one of some languages also serves 21, so it needs the figure where the others have it.
    const wanted = paramsOf(forms.many);
    const missing = wanted.difference(paramsOf(forms.one));
    if (missing.size > 0) problems.push(`${key}: its form for one lacks ${list(missing)}`);
  }
  if (
    typeof english === "string" &&
    typeof text === "string" &&
    text.length > longestLabel(english)
  )
    problems.push(`${key}: "${text}" may be too long where English has "${english}"`);
  return problems;
}

/** What is wrong with the texts of a room in a language, beside the English ones: a line for each problem. */
export function checkLocale(language: string, english: Words, words: Words): string[] {
  const keys = new Set(flattenWords(english).map(([key]) => key));
  const given = new Map(flattenTexts(compileWords(words) as Messages));
  const stale = [...given.keys()].filter((key) => !keys.has(key));
  return [
    ...stale.map((key) => `${key}: English has no such text`),
    ...flattenTexts(compileWords(english)).flatMap(([key, message]) => {
      const text = given.get(key);
      return text === undefined || text === ""
        ? [`${key}: is missing`]
        : checkText(language, key, message, text);
    }),
  ];
}
