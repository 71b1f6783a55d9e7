import { type CurrencyId, currencies, fractionDigits } from "../../basics/currencies.ts";
import type { Language } from "../../basics/language.ts";
import { fromMinorUnits, toMinorUnits } from "../../basics/money.ts";
import { foldText } from "../../schemas/texts.ts";
import { type CategoryId, categories } from "../categories.ts";
import { convertAmount } from "../convert-amount.ts";
import type { EuroRates } from "../rates.ts";
import type {
  CurrencyTotal,
  FinanceFigures,
  FinanceQuery,
  FinanceRow,
  FinanceTable,
} from "./finance-table.ts";
import { figureNames, sortRows } from "./order-rows.ts";

type Arranged = Omit<FinanceTable, "rates">;

/**
 * The finance table of a trip's rows (`listFinanceRows`): filtered and sorted as asked, with totals and filter options.
 */
export function arrangeRows(
  rows: readonly FinanceRow[],
  query: Omit<FinanceQuery, "ex">,
  known: { perEuro: EuroRates; language: Language },
): Arranged {
  const data = sortRows(rows.filter(isAskedFor(query)), query, known);
  const totals = sumByCurrency(data);
  return {
    data,
    ...listChoices(rows),
    totals,
    ...sumInEuros(totals, known.perEuro),
  };
}

function isAskedFor({ s, c, cur, ps, pt, d }: Omit<FinanceQuery, "ex">) {
  const words = foldText(s)
    .split(/\s+/)
    .filter((word) => word !== "");
  return (row: FinanceRow): boolean =>
    (c === "all" || row.category === c) &&
    (cur === "all" || row.currency === cur) &&
    (pt === "any" || row.paymentType === pt) &&
    (d === "all" || row.date === d) &&
    hasStatus(row, ps) &&
    (words.length === 0 || hasWords(foldText(row.title), words));
}

const hasWords = (title: string, words: readonly string[]) =>
  words.every((word) => title.includes(word));

function hasStatus({ status }: FinanceRow, asked: FinanceQuery["ps"]): boolean {
  if (asked === "all") return true;
  return asked === "paid" ? status === "paid" : status !== "paid" && status !== "free";
}

function listChoices(rows: readonly FinanceRow[]) {
  const used = <T>(pick: (row: FinanceRow) => T) => new Set(rows.map(pick));
  const [ofCategory, ofCurrency] = [used((row) => row.category), used((row) => row.currency)];
  const dates = [...used((row) => row.date)].filter((date) => date !== null);
  return {
    categories: categories.map(({ id }): CategoryId => id).filter((id) => ofCategory.has(id)),
    currencies: currencies.map(({ id }): CurrencyId => id).filter((id) => ofCurrency.has(id)),
    dates: dates.sort(),
  };
}

/** One total for each currency in the order of the selector, exact to the minor unit. */
export function sumByCurrency(rows: readonly FinanceRow[]): CurrencyTotal[] {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return currencies.flatMap(({ id }) => {
    const ofCurrency = byCurrency.get(id);
    return ofCurrency ? [{ currency: id, ...addUp(ofCurrency, id) }] : [];
  });
}

function addUp(parts: readonly FinanceFigures[], currency: CurrencyId): FinanceFigures {
  const digits = fractionDigits(currency);
  return mapFigures((name) =>
    fromMinorUnits(
      parts.reduce((sum, part) => sum + toMinorUnits(part[name], digits), 0n),
      digits,
    ),
  );
}

/**
 * The total of several currencies in euros. Null with the currencies that have no rate. One currency needs no such
 * total.
 */
export function sumInEuros(
  totals: readonly CurrencyTotal[],
  perEuro: EuroRates,
): Pick<Arranged, "totalEur" | "totalEurReason"> {
  if (totals.length < 2) return { totalEur: null, totalEurReason: null };
  const inEuros = (amount: number, from: CurrencyId) =>
    convertAmount(amount, { from, to: "EUR", perEuro });
  const missing = totals
    .map(({ currency }) => currency)
    .filter((currency) => inEuros(0, currency) === null);
  if (missing.length > 0)
    return { totalEur: null, totalEurReason: { code: "noRate", currencies: missing } };
  const converted = totals.map((total) =>
    mapFigures((name) => inEuros(total[name], total.currency) ?? 0),
  );
  return { totalEur: addUp(converted, "EUR"), totalEurReason: null };
}

const mapFigures = (figure: (name: keyof FinanceFigures) => number): FinanceFigures =>
  Object.fromEntries(figureNames.map((name) => [name, figure(name)])) as Record<
    keyof FinanceFigures,
    number
  >;
