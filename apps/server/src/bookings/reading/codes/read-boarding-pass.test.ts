import fc from "fast-check";
import { expect, test } from "vitest";
import { readBoardingPass } from "./read-boarding-pass.ts";

const today = "2026-12-01";
const one = "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100";

test("a boarding pass has flight, airports, day, seat, code and name", () => {
  expect(readBoardingPass(one, today)).toMatchObject([
    {
      ...{
        kind: "flight",
        number: "AC 834",
        code: "ABC123",
        seat: "1A",
        travellers: ["LUC DESMARAIS"],
      },
      ...{ from: { code: "YUL" }, to: { code: "FRA" } },
      departure: { date: "2026-11-22", time: null },
      sources: { number: { step: "barcode", line: "" } },
    },
  ]);
});

test("the year is the one that brings the day nearest", () => {
  const on = (day: string, now: string) =>
    readBoardingPass(one.replace("326J", `${day}J`), now)[0]?.departure?.date ?? null;
  expect(on("002", "2026-12-30")).toBe("2027-01-02");
  expect(on("364", "2027-01-03")).toBe("2026-12-30");
  expect(on("366", "2028-11-01")).toBe("2028-12-31");
  expect(on("366", "2026-11-01")).toBeNull();
  expect(on("000", "2026-11-01")).toBeNull();
});

test("two flights of one pass are two, whatever the airline has put between", () => {
  const second = "DEF456 FRALEDLH 3662 327C012C0002 100";
  const code = `M2DESMARAIS/LUCMR     EABC123 YULFRAAC 0834 326J001A0025 10A>123456789${second}`;
  expect(readBoardingPass(code, today)).toMatchObject([
    { number: "AC 834", travellers: ["LUC DESMARAIS"] },
    { number: "LH 3662", code: "DEF456", seat: "12C", from: { code: "FRA" } },
  ]);
});

test("an infant has no seat, and other codes are none", () => {
  expect(readBoardingPass(one.replace("001A", "INF "), today)).toMatchObject([{ seat: null }]);
  for (const other of ["", "M1", "https://example.org", one.slice(0, 40), one.toLowerCase()])
    expect(readBoardingPass(other, today)).toEqual([]);
});

test("any text is read in no time, and without errors", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.nat(60), (text, at) => {
      const broken = one.slice(0, at) + text + one.slice(at);
      expect(readBoardingPass(broken, today).length).toBeLessThanOrEqual(4);
    }),
  );
});
