import { dateFormat } from "../basics/intl-formats.ts";
import { type Language, languages } from "../basics/language.ts";

/** The names of months and weekdays in all languages of Castor, in every form that `Intl` knows. */
export interface DateNames {
  /** January first. */
  months: readonly (readonly string[])[];
  /** Sunday first. */
  weekdays: readonly (readonly string[])[];
}

/** Lower case, without dots and marks of direction; "ё" is typed as "е". */
export const foldDateText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(/[\u200e\u200f]/g, "")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .trim();

/** 4 January 1970 was a Sunday. */
const sunday = 3;
const dayMs = 86_400_000;

function nameOf(
  language: Language,
  at: number,
  kind: "month" | "weekday",
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = dateFormat(language, { ...options, timeZone: "UTC" }).formatToParts(at);
  return foldDateText(parts.find(({ type }) => type === kind)?.value ?? "").replaceAll(".", "");
}

let known: DateNames | undefined;

/** Made once: `Intl` is slow to start. Russian months have two forms, alone and beside a day. */
export function listDateNames(): DateNames {
  known ??= {
    months: Array.from({ length: 12 }, (_, month) =>
      languages.flatMap((language) =>
        (["long", "short"] as const).flatMap((style) => [
          nameOf(language, Date.UTC(2024, month, 1), "month", { month: style }),
          nameOf(language, Date.UTC(2024, month, 1), "month", { month: style, day: "numeric" }),
        ]),
      ),
    ),
    weekdays: Array.from({ length: 7 }, (_, day) =>
      languages.flatMap((language) =>
        (["long", "short"] as const).map((style) =>
          nameOf(language, (sunday + day) * dayMs, "weekday", { weekday: style }),
        ),
      ),
    ),
  };
  return known;
}

/** The index of the one name that a word means: whole, begun with three letters or more, or in another case. */
export function findName(word: string, names: readonly (readonly string[])[]): number | null {
  const fits = (isMeant: (name: string) => boolean) =>
    names.flatMap((forms, index) => (forms.some(isMeant) ? [index] : []));
  for (const isMeant of [
    (name: string) => name === word,
    (name: string) => word.length >= 3 && name.startsWith(word),
    (name: string) => isInflected(word, name),
  ]) {
    const [found, ...others] = fits(isMeant);
    if (found !== undefined) return others.length === 0 ? found : null;
  }
  return null;
}

/** True for words that differ in an ending of one or two letters, such as "пятницу" and "пятница". */
function isInflected(word: string, name: string): boolean {
  const shared = [...name].findIndex((letter, index) => letter !== word[index]);
  return (
    name.length >= 4 &&
    Math.abs(word.length - name.length) <= 1 &&
    shared >= Math.max(3, name.length - 2)
  );
}

/** The words of all languages for days counted from today, such as "tomorrow", "послезавтра" and "in 3 days". */
export function findDaysFromToday(text: string): number | null {
  const typed = Number(/\d+/.exec(text)?.[0] ?? 0);
  const counts = typed > 0 && typed <= 1000 ? [typed, -typed] : [0, 1, 2, -1, -2];
  for (const language of languages) {
    const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    for (const count of counts) {
      if (foldDateText(format.format(count, "day")) === text) return count;
      if (typed > 0 && foldDateText(format.format(count, "week")) === text) return 7 * count;
    }
  }
  return null;
}
