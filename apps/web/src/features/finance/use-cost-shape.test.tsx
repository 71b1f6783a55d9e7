import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "@castor/core/testing/make.ts";
import { cleanup, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { useCostShape } from "./use-cost-shape.ts";

beforeAll(async () => {
  await startWords();
  await setLanguage("en");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const onScreen = (px: number) =>
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const most = query === "all" ? Number.POSITIVE_INFINITY : Number(/\d+/.exec(query)?.[0]);
    return Object.assign(new EventTarget(), { matches: px <= most }) as MediaQueryList;
  });

function shapeOf(amount: number, px: number) {
  onScreen(px);
  const finance = makeFinance({ price: amount, currency: "IDR" });
  const trip = makeTrip({ financeItems: [makeFinanceItem({ finance })] });
  const { result, unmount } = renderHook(() => useCostShape(listFinanceRows(trip, true)));
  unmount();
  return result.current;
}

test.each([
  ["100.00", 100, ["cards", "cards", "tight", "wide", "wide", "wide"]],
  ["12,000,000.00", 12e6, ["cards", "cards", "tight", "tight", "wide", "wide"]],
  ["10,000,000,000.00", 1e10, ["cards", "cards", "cards", "tight", "tight", "tight"]],
] as const)(
  "With %s the costs are a table where their titles have room, and cards elsewhere",
  (_, amount, shapes) => {
    expect([390, 1024, 1280, 1366, 1440, 1920].map((px) => shapeOf(amount, px))).toEqual(shapes);
  },
);

test("In a table a title has at least 160 pixels beside all other columns", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 2600 }),
      fc.integer({ min: 0, max: 10 }),
      (px, power) => {
        const amount = 10 ** power;
        const shape = shapeOf(amount, px);
        if (shape === "cards") return;
        const letters = new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(amount);
        // The values of row-table.module.css; 7.44 is a `ch` of Noto Sans at 13 pixels.
        const [others, least] = shape === "wide" ? [574, 104] : [382, 92];
        const page = Math.min(px - 15, 1440) - 48 - 2;
        const amounts = 5 * Math.max(least, letters.length * 7.44 + 18);
        expect(page - others - amounts).toBeGreaterThanOrEqual(160);
      },
    ),
  );
});
