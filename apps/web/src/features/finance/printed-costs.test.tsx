import { arrangeRows } from "@castor/core/finance/table/arrange-rows.ts";
import { makeFinanceSheet } from "@castor/core/finance/table/finance-sheet.ts";
import { financeQuery } from "@castor/core/finance/table/finance-table.ts";
import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "@castor/core/testing/make.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { currentWords, setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import type { CostFilterValues } from "./cost-filters.tsx";
import type { RatesState } from "./cost-totals.tsx";
import { createSheetWords } from "./export/sheet-words.ts";
import { PrintedCosts } from "./printed-costs.tsx";

beforeAll(startWords);
afterEach(cleanup);

const financeItems = Array.from({ length: 300 }, (_, index) =>
  makeFinanceItem({
    id: `item${index}`,
    name: `Cost ${index}`,
    startDate: index % 3 === 0 ? null : "2026-12-05",
    finance: makeFinance({
      price: index * 1.25,
      payed: index % 2 === 0 ? 100 : null,
      currency: index % 5 === 0 ? "JPY" : "GEL",
    }),
  }),
);
const rows = listFinanceRows(makeTrip({ adults: 2, kids: 1, financeItems }), true);
const everything: CostFilterValues = {
  category: "all",
  payStatus: "all",
  paymentType: "any",
  currency: "all",
  date: "all",
};

const ready: RatesState = { state: "ready", date: "2026-11-20", source: "frankfurter" };

function draw(perEuro: object, filters = everything, search = "", rates = ready) {
  const arranged = arrangeRows(rows, financeQuery.parse({}), { perEuro, language: "en" });
  // As in `use-costs.ts`: while rates load, none is missing.
  const table = rates.state === "ready" ? arranged : { ...arranged, totalEurReason: null };
  render(<PrintedCosts table={table} rates={rates} filters={filters} search={search} />, {
    wrapper: KitProvider,
  });
  const cells = screen
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
  return { table, cells };
}

test.each(["en", "ru"] as const)(
  "On paper in %s stand all rows and the totals, with the figures of the files",
  async (language) => {
    await setLanguage(language);
    const { table, cells } = draw({ GEL: 3, JPY: 160 });
    const formats = createFormats(language);
    const sheet = makeFinanceSheet(
      table,
      createSheetWords(currentWords("common", "costs"), formats, ready),
    );
    const figuresOf = (line: (typeof sheet.rows)[number]) =>
      line.flatMap((cell) =>
        cell?.kind === "amount" ? [formats.fixed(cell.amount, cell.digits)] : [],
      );
    const [header, ...lines] = cells;
    // No cost has a payment or cancellation date: those two columns would be empty.
    expect(header).toEqual(sheet.header.slice(0, -2));
    expect(lines.map((line) => line.slice(-7).slice(0, 5))).toEqual(
      [...sheet.rows, ...sheet.totals].map(figuresOf),
    );
    expect(lines.slice(0, 300).map(([, title]) => title)).toEqual(
      table.data.map(({ title }) => title),
    );
    expect(lines.at(-1)?.[0]).toContain(formats.date("2026-11-20"));
    expect(lines).toHaveLength(303);
  },
);

test("A missing rate is printed as it is shown on the page", async () => {
  await setLanguage("en");
  const { cells } = draw({ GEL: 3 });
  expect(cells.at(-1)?.[0]).toBe("No total in euros, no exchange rate: JPY");
});

test.each([
  ["loading", "Currency rates were not loaded"],
  ["notLoaded", "Currency rates were not loaded"],
  ["noDefaultCurrency", "No default currency was found"],
] as const)("With rates %s paper says that instead of the total in euros", async (state, words) => {
  await setLanguage("en");
  const { cells } = draw({}, everything, "", { state, reload: () => {} } as RatesState);
  expect(cells.at(-1)?.[0]).toBe(words);
});

test("The active filters are printed", async () => {
  await setLanguage("en");
  draw({});
  expect(screen.queryByText(/·/)).toBeNull();
  cleanup();
  draw(
    {},
    {
      category: "accommodation",
      payStatus: "unpaid",
      paymentType: "card",
      currency: "GEL",
      date: "2026-12-05",
      excluded: "0",
    },
    "hotel",
  );
  expect(screen.getByText(/·/).textContent).toBe(
    "Search costs: hotel · Category: Accommodation · Not paid · Payment method: Card · Currency: GEL · Date: 05.12.2026 · Without points skipped in the route",
  );
});
