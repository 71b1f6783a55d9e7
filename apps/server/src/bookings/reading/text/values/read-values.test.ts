import { currencies } from "@castor/core/basics/currencies.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCode } from "./read-code.ts";
import { isFlightNumber, readFlightNumber, readTrainNumber } from "./read-number.ts";
import { readAmountOf, readPrice } from "./read-price.ts";
import { readTravellers } from "./read-travellers.ts";

describe("prices", () => {
  test.each([
    ["€ 1.234,50", 1234.5, "EUR"],
    ["12 340,50 ₽", 12_340.5, "RUB"],
    ["JPY 12,000", 12_000, "JPY"],
    ["1 234 руб.", 1234, "RUB"],
    ["1\u00a0234 руб.", null, null],
    ["US$2,318.70", 2318.7, "USD"],
    ["CHF 1'250.00", 1250, "CHF"],
    ["€ 1.234", 1234, "EUR"],
    ["100 EUR (≈ 9 900 ₽)", 100, "EUR"],
    ["$ 100", null, null],
    ["¥ 100", null, null],
    ["TND 1.234", null, null],
    ["JPY 12,50", null, null],
    ["€ 1.23.4", null, null],
    ["€ 49 per night", null, null],
    ["100 EUR or 110 EUR", null, null],
  ])("%s", (text, amount, currency) => {
    expect(readPrice(text)).toEqual(amount === null ? null : { amount, currency });
  });

  test("an amount is read as it was written in any usual way, or not at all", () => {
    const marks = fc.constantFrom(
      ...([
        ["", "."],
        ["", ","],
        [",", "."],
        [".", ","],
        [" ", ","],
        [" ", "."],
        ["'", "."],
      ] as const),
    );
    const money = fc.constantFrom(...currencies);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        marks,
        money,
        (units, [group, point], { digits }) => {
          const [whole = "", fraction] = (units / 10 ** digits).toFixed(digits).split(".");
          const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
          const written = fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
          const amount = readAmountOf(written, digits);
          if (amount !== null) expect(amount).toBe(units / 10 ** digits);
          if (digits < 3) expect(amount).not.toBeNull();
        },
      ),
    );
  });
});

test.each([
  ["K7QXPL", "K7QXPL"],
  ["4417.902.118", "4417.902.118"],
  ["3318 204 551", "3318204551"],
  ["№ 72884190335521", "72884190335521"],
  ["МЖ-330281", "МЖ-330281"],
  ["5567120 оформлен", "5567120"],
  ["confirmed", null],
  ["12.12.2026", null],
  ["1 234,50", null],
  ["AB", null],
])("the code of %s is %s", (text, code) => expect(readCode(text)).toBe(code));

test("numbers of flights are those of boards", () => {
  expect(readFlightNumber("LH0123")).toBe("LH 123");
  expect(readFlightNumber("SU-2136, Airbus")).toBe("SU 2136");
  expect(readFlightNumber("U6 712")).toBe("U6 712");
  expect(isFlightNumber("A321")).toBe(false);
  expect(isFlightNumber("AB 12 Berlin")).toBe(false);
});

test("numbers of trains keep their letters", () => {
  expect(readTrainNumber("012А «Арктика»")).toBe("012А");
  expect(readTrainNumber("ICE 593")).toBe("ICE 593");
  expect(readTrainNumber("TGV6607")).toBe("TGV 6607");
});

test.each([
  ["Ms Helen Brandt, Mr Tobias Brandt", ["Helen Brandt", "Tobias Brandt"]],
  ["DUPONT/MARIE MRS; DUPONT/PAUL MR", ["MARIE DUPONT", "PAUL DUPONT"]],
  ["ORLOVA KSENIIA, взрослый", ["ORLOVA KSENIIA"]],
  ["Зимина Карина Львовна", ["Зимина Карина Львовна"]],
  ["2 adults", []],
  ["Your Hotel", []],
  ["Anna", []],
])("the travellers of %s", (text, names) => expect(readTravellers(text)).toEqual(names));
