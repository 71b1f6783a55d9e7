import { expect, test } from "vitest";
import { checkLocale } from "./check-locale.ts";
import { flattenWords } from "./compile-words.ts";
import { listLocales, listRooms, readKeys, readRoom } from "./read-words.ts";

test.each(listLocales())(
  "%s has every text, with its parameters, its plural forms and room for it",
  (language) => {
    const problems = listRooms().flatMap((room) =>
      checkLocale(language, readRoom("en", room), readRoom(language, room)).map(
        (problem) => `${room}: ${problem}`,
      ),
    );
    expect(problems).toEqual([]);
  },
);

test("each key is in one room", () => {
  const keys = readKeys("en");
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each(listLocales())("the texts of %s have parameters and plurals, and no tags", (language) => {
  const texts = listRooms().flatMap((room) => flattenWords(readRoom(language, room)));
  expect(texts.length).toBeGreaterThan(1_000);
  const tags = texts.filter(([, text]) => /<\w/.test(text.replaceAll(/'[<>{}]+'/g, "")));
  expect(tags).toEqual([]);
});

test("what is wrong with a translation is said", () => {
  const english = {
    a: { days: "{count, plural, one {{count} day} other {{count} days}}", save: "Save {name}" },
    cancel: "Cancel",
  };
  const russian = {
    a: {
      days: "{count, plural, one {день} few {{count} дня} many {{count} дней} other {{count} дня}}",
    },
    cancel: "Вернуться, ничего не сохраняя и не меняя",
    old: "Старое",
  };
  expect(checkLocale("ru", english, russian)).toEqual([
    "old: English has no such text",
    "a.days: its form for one lacks count",
    "a.save: is missing",
    'cancel: "Вернуться, ничего не сохраняя и не меняя" may be too long where English has "Cancel"',
  ]);
  const halves = {
    ...english,
    a: { ...english.a, days: "{n, plural, one {{n} Tag} other {Tage}}" },
  };
  expect(checkLocale("ru", english, halves)).toEqual([
    'a.days: has the parameters "n" instead of "count"',
    "a.days: has the forms one, other instead of few, many, one, other",
  ]);
});
