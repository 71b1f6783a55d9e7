import { expect, test } from "vitest";
import { createFormats } from "./create-formats.ts";

const [en, ru] = [createFormats("en"), createFormats("ru")];
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, " ");

test.each([
  [0, "0 m", "0 м"],
  [847, "850 m", "850 м"],
  [1_240, "1.2 km", "1,2 км"],
  [996, "1 km", "1 км"],
  [341_600, "342 km", "342 км"],
])("%i metres are %s and %s", (metres, english, russian) => {
  expect([plain(en.distance(metres)), plain(ru.distance(metres))]).toEqual([english, russian]);
});

test.each([
  [20, "1 min", "1 мин"],
  [2_700, "45 min", "45 мин"],
  [3_600, "1 hr", "1 ч"],
  [7_500, "2 hr 5 min", "2 ч 5 мин"],
])("%i seconds are %s and %s", (seconds, english, russian) => {
  expect([plain(en.duration(seconds)), plain(ru.duration(seconds))]).toEqual([english, russian]);
});

test.each([
  [0, "0%", "0 %"],
  [0.0001, "<1%", "<1 %"],
  [0.01, "1%", "1 %"],
  [0.426, "43%", "43 %"],
  [1, "100%", "100 %"],
])("The share %d is %s and %s", (part, english, russian) => {
  expect([plain(en.percent(part)), plain(ru.percent(part))]).toEqual([english, russian]);
});

test("Figures and their units stay on one line", () => {
  expect(ru.duration(7_500)).not.toContain(" ");
  expect(ru.distance(1_240)).not.toContain(" ");
});

test("Amounts have their currency's fraction digits, whole amounts none", () => {
  expect(plain(en.money(12.5, "EUR"))).toBe("€12.50");
  expect(plain(en.money(1_200, "JPY"))).toMatch(/^(JP)?¥1,200$/);
  expect(plain(ru.money(40, "EUR"))).toBe("40 €");
});

test("A date range says month and year once where both dates share them", () => {
  expect(plain(en.dateRange("2027-05-03", "2027-05-07"))).toMatch(/^3\s?–\s?7 May 2027$/);
  expect(plain(ru.dateRange("2027-05-03", "2027-05-07"))).toMatch(/^3–7 мая 2027/);
  expect(plain(en.dateRange("2027-05-03", "2027-05-03"))).toBe("3 May 2027");
});

const inUs = { dates: "device", units: "device", locale: "en-US" } as const;

test("As on the device: order of dates, names, hours, first day of the week and miles", () => {
  const us = createFormats("en", inUs);
  expect([us.date("2026-12-05"), us.date("2026-12-05", "short"), plain(us.time("18:30"))]).toEqual([
    "12/05/2026",
    "Sat, Dec 5",
    "6:30 PM",
  ]);
  expect([us.order, us.isTwelveHours, us.firstDayOfWeek, us.units]).toEqual([
    ...["mdy", true, 0],
    "imperial",
  ]);
});

test("Castor's formats do not ask the device", () => {
  const own = createFormats("en", { ...inUs, dates: "castor", units: "metric" });
  expect([own.date("2026-12-05"), own.time("18:30"), own.firstDayOfWeek]).toEqual([
    ...["05.12.2026", "18:30"],
    1,
  ]);
  expect(plain(own.distance(1_240))).toBe("1.2 km");
});

test.each([
  [100, "330 ft", "330 фт"],
  [1_000, "0.6 mi", "0,6 ми"],
  [341_600, "212 mi", "212 ми"],
])("%i metres in miles are %s and %s", (metres, english, russian) => {
  const choice = { dates: "castor", units: "imperial", locale: "" } as const;
  const [inEnglish, inRussian] = (["en", "ru"] as const).map((language) =>
    plain(createFormats(language, choice).distance(metres)),
  );
  expect([inEnglish, inRussian]).toEqual([english, russian]);
});

test("A date in words cannot be misread", () => {
  expect(plain(en.dateInWords("2026-12-05"))).toMatch(/^Saturday,? 5 December 2026$/);
  expect(plain(ru.dateInWords("2026-12-05"))).toBe("суббота, 5 декабря 2026 г.");
});
