import type { EuroRates } from "@castor/core/finance/rates.ts";
import { arrangeRows } from "@castor/core/finance/table/arrange-rows.ts";
import { financeQuery } from "@castor/core/finance/table/finance-table.ts";
import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "@castor/core/testing/make.ts";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
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
  atRisk: CostTotalsProps["atRisk"] = null,
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

test("With one currency the total is exact, without a note about rates", () => {
  show([cost({ price: 0.1 }), cost({ price: 0.2, payed: 0.05 })], { state: "loading" });
  expect(figureOf("Total")).toBe("€0.30€0.15 per adult€0.15 per kid");
  expect(figureOf("Remaining")).toBe("€0.25");
  expect(screen.queryByText(/rates|≈/)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("Without kids no share of a kid is shown", () => {
  show([cost({ price: 10 })], { state: "loading" }, {}, null, 0);
  expect(figureOf("Total")).toBe("€10€5 per adult");
});

test("Several currencies are added up in euros with the day and source of the rates, and each has its exact total", async () => {
  show(several, ready, perEuro);
  expect(figureOf("Total")).toContain("≈ €1,002.11");
  expect(plain(screen.getByText(/Converted/).textContent)).toBe(
    "Converted by the rates of 20.11.2026 (Frankfurter)",
  );
  expect(screen.queryByRole("table")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /By currency/ }));
  expect(listLines()).toEqual([...ownTotals, "In euros 1,002.11 1,000.00 2.11 501.06 501.06"]);
});

test("A source is a link where its terms require one; an unknown source is named as received", () => {
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

test("A currency without a rate is named, and keeps its own total", () => {
  show(several, ready, { GEL: 3 });
  isWarned("No rate was found for JPY, so there is no total in euros.");
  expect(listLines()).toEqual(ownTotals);
  cleanup();
  show(several, ready);
  isWarned("No rates were found for JPY, GEL, so there is no total in euros.");
});

test("While the rates load, the page says so instead of calling them missing", () => {
  show(several, { state: "loading" });
  expect(screen.getByText("Loading exchange rates…")).toBeDefined();
  expect(screen.queryByText(/≈|were not|No rate/)).toBeNull();
});

test("Only what was converted is approximate", () => {
  show(several, ready, perEuro);
  expect(figureOf("Total")).toContain("≈ €501.06 per adult");
  expect(figureOf("Paid")).toContain("€1,000");
  expect(figureOf("Paid")).not.toContain("≈");
  expect(figureOf("Remaining")).toContain("≈ €2.11");
});

test("Without costs nothing is said of rates or currencies", () => {
  for (const rates of [{ state: "loading" }, ready] as const) {
    show([], rates);
    expect(screen.queryByText(/rate/i)).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
    cleanup();
  }
});

test("All is paid only when exactly nothing remains", () => {
  show([cost({ price: 1000, payed: 999.99 })], { state: "loading" });
  expect(figureOf("Paid")).toContain("99% paid");
  cleanup();
  show([cost({ price: 100 })], { state: "loading" });
  expect(figureOf("Paid")).toBe("€0Nothing paid yet");
  cleanup();
  show([cost({ price: 100, payed: 20 })], { state: "loading" });
  expect(figureOf("Paid")).toContain("20% paid");
  cleanup();
  show([cost({ price: 1000, payed: 1500 })], { state: "loading" });
  expect(figureOf("Paid")).toContain("100% paid");
  expect(figureOf("Remaining")).toBe("€0");
});

test("The amount at risk is a sum per currency, and shown only where a date says so", () => {
  show(several, { state: "loading" }, {}, [
    { currency: "EUR", payed: 1000 },
    { currency: "JPY", payed: 90 },
  ]);
  expect(figureOf("At risk today")).toContain("€1,000 + JP¥90");
  cleanup();
  show(several, { state: "loading" }, {}, []);
  expect(figureOf("At risk today")).toContain("€0");
  cleanup();
  show(several, { state: "loading" });
  expect(screen.queryByText("At risk today")).toBeNull();
});

test("The totals are in Russian when the language is Russian", async () => {
  await setLanguage("ru");
  show(several, { state: "notLoaded", reload: () => {} });
  isWarned("Не удалось загрузить курсы валют");
  expect(listLines()[0]).toBe("EUR 1 000,01 1 000,00 0,01 500,01 500,01");
});
