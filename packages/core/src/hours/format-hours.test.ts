import { expect, test } from "vitest";
import { formatHours } from "./format-hours.ts";
import { readHours } from "./read-hours.ts";

const format = (text: string, language: "en" | "ru") => {
  const hours = readHours(text);
  return hours && formatHours(hours, language);
};

test.each<[osm: string, en: string[], ru: string[]]>([
  [
    "Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su,PH off",
    ["Mon–Fri 9:00–18:00", "Sat 10:00–16:00", "closed on Sunday and public holidays"],
    ["пн–пт 9:00–18:00", "сб 10:00–16:00", "вс и праздники — закрыто"],
  ],
  ["24/7", ["around the clock"], ["круглосуточно"]],
  ["Mo-Su 00:00-24:00", ["around the clock"], ["круглосуточно"]],
  ["Th 00:00-24:00", ["Thu around the clock"], ["чт круглосуточно"]],
  ["10:00-18:00", ["daily 10:00–18:00"], ["ежедневно 10:00–18:00"]],
  ["Mo-Su 10:00-18:00", ["daily 10:00–18:00"], ["ежедневно 10:00–18:00"]],
  [
    "Mo-Su,PH 10:00-18:00",
    ["daily and on public holidays 10:00–18:00"],
    ["ежедневно и в праздники 10:00–18:00"],
  ],
  [
    "Mo,We-Fr 09:00-12:00,13:30-18:00",
    ["Mon and Wed–Fri 9:00–12:00 and 13:30–18:00"],
    ["пн и ср–пт 9:00–12:00 и 13:30–18:00"],
  ],
  [
    "Sa-Su,PH 10:00-14:00",
    ["Sat, Sun and public holidays 10:00–14:00"],
    ["сб, вс и праздники 10:00–14:00"],
  ],
  // Over midnight, until midnight, open end.
  ["Fr-Sa 22:00-04:00", ["Fri and Sat 22:00–4:00"], ["пт и сб 22:00–4:00"]],
  ["Mo-Fr 18:00-26:00", ["Mon–Fri 18:00–2:00"], ["пн–пт 18:00–2:00"]],
  ["18:00-24:00", ["daily 18:00–24:00"], ["ежедневно 18:00–24:00"]],
  ["Fr 18:00+", ["Fri from 18:00"], ["пт с 18:00"]],
  ["Fr 18:00-22:00+", ["Fri 18:00–22:00 or later"], ["пт 18:00–22:00 или позже"]],
  // Seasons and dates.
  [
    "Apr-Oct Mo-Fr 09:00-18:00; Nov-Mar off",
    ["April–October: Mon–Fri 9:00–18:00", "closed in November–March"],
    ["апрель–октябрь: пн–пт 9:00–18:00", "ноябрь–март — закрыто"],
  ],
  [
    "Jun 15-Sep 15: 10:00-20:00; Dec 25,26 off",
    ["15 June – 15 September: daily 10:00–20:00", "closed on 25 December and 26 December"],
    ["15 июня – 15 сентября: ежедневно 10:00–20:00", "25 декабря и 26 декабря — закрыто"],
  ],
  [
    "Mo-Su 10:00-18:00; Dec 24-26 off; Jan,Feb Mo off",
    [
      "daily 10:00–18:00",
      "closed on 24 December – 26 December",
      "January and February: closed on Monday",
    ],
    [
      "ежедневно 10:00–18:00",
      "24 декабря – 26 декабря — закрыто",
      "январь и февраль: пн — закрыто",
    ],
  ],
  // Days of a month, holidays.
  [
    "Mo[1,3] 10:00-12:00; Su[-1] off",
    [
      "the first and third Monday of the month 10:00–12:00",
      "closed on the last Sunday of the month",
    ],
    ["первый и третий понедельник месяца 10:00–12:00", "последнее воскресенье месяца — закрыто"],
  ],
  [
    "We[2] 10:00-12:00",
    ["the second Wednesday of the month 10:00–12:00"],
    ["вторая среда месяца 10:00–12:00"],
  ],
  [
    "Mo-Fr 10:00-18:00; SH off; PH 12:00-14:00",
    ["Mon–Fri 10:00–18:00", "closed in school holidays", "public holidays 12:00–14:00"],
    ["пн–пт 10:00–18:00", "школьные каникулы — закрыто", "праздники 12:00–14:00"],
  ],
  // The sun.
  ["sunrise-sunset", ["daily from sunrise to sunset"], ["ежедневно с восхода до заката"]],
  ["Mo-Fr 09:00-sunset", ["Mon–Fri from 9:00 to sunset"], ["пн–пт с 9:00 до заката"]],
  ["dawn-dusk", ["daily from dawn to dusk"], ["ежедневно с рассвета до сумерек"]],
  // Comments.
  [
    'Mo-Fr 10:00-18:00 "ring; the bell"; Sa "by appointment"',
    ["Mon–Fri 10:00–18:00 “ring; the bell”", "Sat “by appointment”"],
    ["пн–пт 10:00–18:00 «ring; the bell»", "сб «by appointment»"],
  ],
  ['off "renovation"', ["closed “renovation”"], ["закрыто «renovation»"]],
])("%s", (osm, en, ru) => {
  expect(format(osm, "en")).toEqual(en);
  expect(format(osm, "ru")).toEqual(ru);
});

test.each([
  "week 01-10 Mo-Fr 10:00-12:00",
  "2026 Apr 01-2026 May 03 10:00-12:00",
  "easter off; Mo-Su 10:00-18:00",
  "(sunrise+01:00)-(sunset-00:30)",
  'Mo-Fr 10:00-18:00 || "call"',
  "Mo-Fr 10:00-18:00 unknown",
  "Mo-Fr 10:00-18:00; Mo-Fr 12:00-13:00 off",
  "PH Mo 10:00-12:00",
  "Mo 10:00-10:00",
])("is read, but cannot be put in words: %s", (osm) => {
  expect(readHours(osm)?.osm).toBe(osm);
  expect(format(osm, "en")).toBeNull();
});
