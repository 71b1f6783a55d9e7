// @vitest-environment node
import { expect, test } from "vitest";
import { pointsOf } from "../../../../../testing/import-calendars.ts";
import { guessType } from "../trip/guess-type.ts";

const days = "DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270713";
const hours = "DTSTART:20270710T100000Z\r\nDTEND:20270710T120000Z";
const typeOf = async (summary: string) =>
  (await pointsOf(`SUMMARY:${summary}\r\nLOCATION:Lisboa\r\n${hours}`))[0]?.typeId;

test.each(["Stay at Ibis Budget Lisboa", "Airbnb - Maria"])(
  "Nights of mail programs are one stay: %s",
  async (summary) => {
    const points = await pointsOf(`SUMMARY:${summary}\r\nLOCATION:Lisboa\r\n${days}`);
    expect(points).toMatchObject([
      { typeId: "Hotel", stay: { checkIn: "2027-07-10 14:00", checkOut: "2027-07-13 12:00" } },
    ]);
    expect(points).toHaveLength(1);
  },
);

test.each([
  ["Check-out: Fig Tree", "Hotel"],
  ["Заезд: Инжир", "Hotel"],
  ["Flight to Lisbon (TP 537)", "Airport"],
  ["Flight FR 1234 STN - BGY", "Airport"],
  ["LH 400 Frankfurt - New York", "Airport"],
  ["✈ DL 123 JFK–CDG", "Airport"],
  ["DL 123 JFK–CDG", "Airport"],
  ["Рейс SU 1234 Москва — Тбилиси", "Airport"],
  ["Train from Lisbon to Porto", "Transport"],
  ["Nightjet 40463 Wien - Roma", "Transport"],
  ["Bus to the airport", "Transport"],
  ["Ferry Tallinn - Helsinki", "Transport"],
  ["Поезд Тбилиси - Батуми", "Transport"],
  ["Паром", "Transport"],
])(
  "An event with a place is of the kind that its words tell: %s, %s",
  async (summary, expected) => {
    expect(await typeOf(summary)).toBe(expected);
  },
);

test.each([
  ["Train museum", "Museum"],
  ["Dinner at restaurant Train Bleu", "Restaurant"],
  ["EC 171 Praha - Berlin", "Other"],
  ["Выезд из Москвы", "Other"],
  ["Work from 10:00 to 12:00", "Other"],
])("Other words are no journey and no stay: %s", async (summary, expected) => {
  expect(await typeOf(summary)).toBe(expected);
});

test("Files of places have names, which these words tell nothing of", () => {
  expect(guessType([], "Night Train Bar")).toBe("Restaurant");
  expect(guessType([], "Stay at Ibis")).toBe("Other");
});

test("A flight of a number without a place is looked up by the town that it departs from", async () => {
  expect(await pointsOf(`SUMMARY:U2 5012 Berlin to Nice\r\n${hours}`)).toMatchObject([
    { typeId: "Airport", lookup: "Berlin", position: null },
  ]);
});
