import { expect, test } from "vitest";
import { createFormats } from "./formats.ts";

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
])("The part %d is %s and %s", (part, english, russian) => {
  expect([plain(en.percent(part)), plain(ru.percent(part))]).toEqual([english, russian]);
});

test("Figures and their units stay on one line", () => {
  expect(ru.duration(7_500)).not.toContain(" ");
  expect(ru.distance(1_240)).not.toContain(" ");
});

test("Amounts have their currency's fraction digits, whole ones none", () => {
  expect(plain(en.money(12.5, "EUR"))).toBe("€12.50");
  expect(plain(en.money(1_200, "JPY"))).toMatch(/^(JP)?¥1,200$/);
  expect(plain(ru.money(40, "EUR"))).toBe("40 €");
});

test("A span of days says what they share once", () => {
  expect(plain(en.dateRange("2027-05-03", "2027-05-07"))).toMatch(/^3\s?–\s?7 May 2027$/);
  expect(plain(ru.dateRange("2027-05-03", "2027-05-07"))).toMatch(/^3–7 мая 2027/);
  expect(plain(en.dateRange("2027-05-03", "2027-05-03"))).toBe("3 May 2027");
});
