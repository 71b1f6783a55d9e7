import { fractionDigits } from "@castor/core/basics/currencies.ts";
import type { EuroRates } from "@castor/core/finance/rates.ts";
import { arrangeRows } from "@castor/core/finance/table/arrange-rows.ts";
import { makeFinanceSheet } from "@castor/core/finance/table/finance-sheet.ts";
import { type FinanceRow, financeQuery } from "@castor/core/finance/table/finance-table.ts";
import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { anyRates, anyRows } from "@castor/core/testing/any-costs.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "@castor/core/testing/make.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { currentWords, setLanguage, startWords } from "../../i18n/words.ts";
import { CostCharts } from "./cost-charts.tsx";
import { createSheetWords } from "./export/sheet-words.ts";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

const cost = (
  item: Parameters<typeof makeFinanceItem>[0],
  block: Parameters<typeof makeFinance>[0],
) => makeFinanceItem({ ...item, finance: makeFinance(block) });
const rowsOf = (...financeItems: ReturnType<typeof cost>[]) =>
  listFinanceRows(makeTrip({ financeItems }), true);
const inEuros = rowsOf(
  cost({ type: "plane", startDate: "2026-12-05" }, { price: 300, payed: 300 }),
  cost({ type: "accommodation", startDate: "2026-12-06" }, { price: 99.5 }),
  cost({ type: "other" }, { price: 0.5 }),
  cost({ type: "car", startDate: "2026-12-07" }, { price: 0 }),
);
const mixed = rowsOf(
  cost({ type: "plane", startDate: "2026-12-05" }, { price: 30, payed: 10 }),
  cost({ type: "other" }, { price: 9, currency: "GEL" }),
  cost({ type: "other" }, { price: 300, currency: "JPY" }),
);

const show = (rows: readonly FinanceRow[], perEuro: EuroRates = {}) =>
  render(<CostCharts rows={rows} perEuro={perEuro} ratesDate="2026-11-20" />);
const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
const textsOf = (elements: HTMLElement[]) =>
  elements.map((element) => [...element.children].map((child) => plain(child.textContent)));
const listShares = () => textsOf(screen.getAllByRole("listitem"));
const listPaid = () =>
  screen.getAllByRole("definition").map(({ textContent }) => plain(textContent));
const listDays = () => textsOf(screen.getAllByRole("row", { hidden: true }));

test("Categories, paid and remaining amounts, and days are also given as figures", async () => {
  show(inEuros);
  expect(listShares().map((texts) => texts.filter(Boolean))).toEqual([
    ["Plane", "€300", "75%"],
    ["Accommodation", "€99.50", "25%"],
    ["Other", "€0.50", "<1%"],
  ]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Paid",
    "Remaining",
  ]);
  expect(listPaid()).toEqual(["€300", "€100"]);
  expect(screen.queryByRole("table")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Day by day in figures" }));
  expect(textsOf(screen.getAllByRole("row"))).toEqual([
    ["05.12.2026", "€300"],
    ["06.12.2026", "€99.50"],
    ["No date", "€0.50"],
  ]);
  expect(screen.queryByText(/euros/)).toBeNull();
});

test("Bars and columns are as long as their figures, and hidden from screen readers", () => {
  const { container } = show(inEuros);
  const sizes = [...container.querySelectorAll<HTMLElement>("[style*='--part']")].map((drawn) =>
    Number.parseFloat(drawn.style.getPropertyValue("--part")),
  );
  expect(sizes.map((size) => Math.round(size * 10) / 10)).toEqual([
    ...[75, 24.9, 0.1],
    ...[75],
    ...[100, 33.2, 0.2],
  ]);
  for (const column of container.querySelectorAll("[data-tooltip]"))
    expect(column.closest("[aria-hidden]")).not.toBeNull();
});

test("The charts are in Russian when the language is Russian", async () => {
  await setLanguage("ru");
  show(inEuros);
  expect(listShares()[1]?.filter(Boolean)).toEqual(["Жильё", "99,50 €", "25 %"]);
  expect(listDays().at(-1)).toEqual(["Без даты", "0,50 €"]);
});

test("Several currencies are shown in euros with the day of the rates", () => {
  show(mixed, { GEL: 3, JPY: 150 });
  expect(screen.getByText("Everything in euros, by the rates of 20.11.2026")).toBeDefined();
  expect(listPaid()).toEqual(["€10", "€25"]);
});

test("A currency without a rate is left out, with a note", () => {
  show(mixed, { JPY: 150 });
  expect(screen.getByText("Excluded, no exchange rate: GEL")).toBeDefined();
  expect(listPaid()).toEqual(["€10", "€22"]);
});

test("Without any rate only the reason is shown", () => {
  show(mixed.filter(({ currency }) => currency !== "EUR"));
  expect(screen.getByText("Excluded, no exchange rate: JPY, GEL")).toBeDefined();
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(screen.queryByText("No costs here yet.")).toBeNull();
});

test("Without costs the charts say so", () => {
  show(rowsOf(cost({}, { price: null })));
  expect(screen.getByText("No costs here yet.")).toBeDefined();
  expect(screen.queryByRole("definition")).toBeNull();
});

test("Of many days only the first and the last are labelled", () => {
  const days = Array.from({ length: 9 }, (_, index) =>
    cost({ startDate: `2026-12-0${index + 1}` }, { price: 10 }),
  );
  const { container } = show(rowsOf(...days));
  expect(container.querySelectorAll("[data-tooltip]")).toHaveLength(9);
  expect(within(container).getByText("01/12 (Tue)")).toBeDefined();
  expect(within(container).getByText("09/12 (Wed)")).toBeDefined();
  expect(within(container).queryByText("05/12 (Sat)")).toBeNull();
});

test("Table, export and charts have the same sums", () => {
  const formats = createFormats("en");
  fc.assert(
    fc.property(anyRows, anyRates, (rows, perEuro) => {
      const table = arrangeRows(rows, financeQuery.parse({}), { perEuro, language: "en" });
      const sheet = makeFinanceSheet(
        table,
        createSheetWords(currentWords("common", "costs"), formats, {
          state: "ready",
          date: "2026-11-20",
          source: "frankfurter",
        }),
      );
      const last = sheet.totals.at(-1) ?? [];
      const [currency, total, payed, remain] = last.slice(3);
      fc.pre(currency?.kind === "text" && total?.kind === "amount" && total.amount > 0);
      show(table.data, perEuro);
      const digits = fractionDigits(currency.text as "EUR");
      const inUnits = (text: string | undefined) =>
        Math.round(Number(text?.replaceAll(/[^\d.]/g, "")) * 10 ** digits);
      const sumOf = (texts: (string | undefined)[]) =>
        texts.reduce((sum, text) => sum + inUnits(text), 0);
      const expected = Math.round(total.amount * 10 ** digits);
      expect(sumOf(listShares().map((texts) => texts.at(-3)))).toBe(expected);
      expect(sumOf(listDays().map((texts) => texts.at(-1)))).toBe(expected);
      expect(listPaid()).toEqual(
        [payed, remain].map(
          (cell) =>
            cell?.kind === "amount" && plain(formats.money(cell.amount, currency.text as "EUR")),
        ),
      );
      cleanup();
    }),
    { numRuns: 40 },
  );
});
