import { arrangeRows } from "@castor/core/finance/arrange-rows.ts";
import { financeQuery } from "@castor/core/finance/finance-table.ts";
import { listFinanceRows } from "@castor/core/finance/list-rows.ts";
import type { EuroRates } from "@castor/core/finance/rates.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "@castor/core/testing/make.ts";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/kit-provider.tsx";
import { CostTotals, type CostTotalsProps, type RatesState } from "./cost-totals.tsx";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));
afterEach(cleanup);

const cost = (block: Parameters<typeof makeFinance>[0]) =>
  makeFinanceItem({ finance: makeFinance(block) });
const several = [
  cost({ price: 1000.01, payed: 1000 }),
  cost({ price: 0.1, currency: "GEL" }),
  cost({ price: 0.2, currency: "GEL" }),
  cost({ price: 300, currency: "JPY" }),
];
const ready: RatesState = { state: "ready", date: "2026-11-20", source: "frankfurter" };
const perEuro = { GEL: 3, JPY: 150 };

function show(
  financeItems: ReturnType<typeof cost>[],
  rates: RatesState,
  known: EuroRates = {},
  atRisk: CostTotalsProps["atRisk"] = [],
  kids = 1,
) {
  const rows = listFinanceRows(makeTrip({ adults: 2 - kids, kids, financeItems }), true);
  const table = arrangeRows(rows, financeQuery.parse({}), { perEuro: known, language: "en" });
  render(<CostTotals table={table} rates={rates} hasKids={kids > 0} atRisk={atRisk} />, {
    wrapper: KitProvider,
  });
}

const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
const listLines = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((line) => [...line.children].map((cell) => plain(cell.textContent)).join(" "));
const ownTotals = [
  "EUR 1,000.01 1,000.00 0.01 500.01 500.01",
  "JPY 300 0 300 150 150",
  "GEL 0.30 0.00 0.30 0.15 0.15",
];
const figureOf = (term: string) => {
  const figure = screen.getByText(term, { selector: "dt" }).parentElement;
  return plain(figure?.querySelector("dd")?.textContent ?? null);
};
const isWarned = (text: string) =>
  expect(plain(screen.getByText(new RegExp(text)).textContent)).toContain(text);

test("One currency is its own total, exact, with nothing about rates", () => {
  show([cost({ price: 0.1 }), cost({ price: 0.2, payed: 0.05 })], { state: "loading" });
  expect(figureOf("Total")).toBe("€0.30€0.15 per adult€0.15 per kid");
  expect(figureOf("Remaining")).toBe("€0.25");
  expect(screen.queryByText(/rates|≈/)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("Where no kids travel, nothing is said of what one costs", () => {
  show([cost({ price: 10 })], { state: "loading" }, {}, [], 0);
  expect(figureOf("Total")).toBe("€10€5 per adult");
});

test("Several currencies come to euros by rates whose day and source are named, and stay exact each", async () => {
  show(several, ready, perEuro);
  expect(figureOf("Total")).toContain("≈ €1,002.11");
  expect(plain(screen.getByText(/Converted/).textContent)).toBe(
    "Converted by the rates of 20.11.2026 (Frankfurter)",
  );
  expect(screen.queryByRole("table")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /By currency/ }));
  expect(listLines()).toEqual([...ownTotals, "In euros 1,002.11 1,000.00 2.11 501.06 501.06"]);
});

test("A source whose terms ask for it is a link; one that nobody knows is named as it is told", () => {
  show(several, { ...ready, source: "open-er-api" }, perEuro);
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://www.exchangerate-api.com");
  cleanup();
  show(several, { ...ready, source: "my own bank" }, perEuro);
  expect(screen.getByText(/my own bank/)).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});

test.each([
  ["notLoaded", "Currency rates were not loaded"],
  ["noDefaultCurrency", "No default currency was found"],
] as const)(
  "With rates %s that is said, one can try again, and each currency keeps its total",
  async (state, words) => {
    const reload = vi.fn<() => void>();
    show(several, { state, reload });
    isWarned(words);
    expect(listLines()).toEqual(ownTotals);
    expect(screen.queryByText(/≈/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(reload).toHaveBeenCalledOnce();
  },
);

test("A currency without a rate is named, and keeps its total all the same", () => {
  show(several, ready, { GEL: 3 });
  isWarned("No rate was found for JPY, so there is no total in euros.");
  expect(listLines()).toEqual(ownTotals);
  cleanup();
  show(several, ready);
  isWarned("No rates were found for JPY, GEL, so there is no total in euros.");
});

test("While the rates load that is said, and not that they are missing", () => {
  show(several, { state: "loading" });
  expect(screen.getByText("The rates are loading…")).toBeDefined();
  expect(screen.queryByText(/≈|were not|No rate/)).toBeNull();
});

test("Where no cost is shown, nothing is said of rates or currencies", () => {
  for (const rates of [{ state: "loading" }, ready] as const) {
    show([], rates);
    expect(figureOf("At risk today")).toContain("Nothing");
    expect(screen.queryByText(/rate/i)).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
    cleanup();
  }
});

test("All is paid when nothing remains, and not when it nearly is", () => {
  show([cost({ price: 1000, payed: 999.99 })], { state: "loading" });
  expect(figureOf("Paid")).toContain("99% paid");
  cleanup();
  show([cost({ price: 100, payed: 20 })], { state: "loading" });
  expect(figureOf("Paid")).toContain("20% paid");
  cleanup();
  show([cost({ price: 1000, payed: 1500 })], { state: "loading" });
  expect(figureOf("Paid")).toContain("100% paid");
  expect(figureOf("Remaining")).toBe("€0");
});

test("What is at risk is a sum for each currency, or nothing", () => {
  show(several, { state: "loading" }, {}, [
    { currency: "EUR", payed: 1000 },
    { currency: "JPY", payed: 90 },
  ]);
  expect(figureOf("At risk today")).toContain("€1,000 + JP¥90");
  cleanup();
  show(several, { state: "loading" });
  expect(figureOf("At risk today")).toContain("Nothing");
});

test("In Russian it speaks Russian", async () => {
  await setLanguage("ru");
  show(several, { state: "notLoaded", reload: () => {} });
  isWarned("Не удалось загрузить курсы валют");
  expect(listLines()[0]).toBe("EUR 1 000,01 1 000,00 0,01 500,01 500,01");
});
