import type { Language } from "../account/language.ts";
import { fromMinorUnits, toMinorUnits } from "../basics/money.ts";
import { foldText } from "../basics/texts.ts";
import { type CategoryId, categories } from "./categories.ts";
import { convertAmount } from "./convert-amount.ts";
import { type CurrencyId, currencies, fractionDigits } from "./currencies.ts";
import type {
  CurrencyTotal,
  FinanceFigures,
  FinanceQuery,
  FinanceRow,
  FinanceTable,
  PaymentStatus,
} from "./finance-table.ts";
import type { EuroRates } from "./rates.ts";

const figureNames = ["total", "payed", "remain", "adult", "kid"] as const;

type Arranged = Omit<FinanceTable, "rates">;

/** The table of a trip's rows (`listFinanceRows`) as it is asked for, with its totals and what can be chosen. */
export function arrangeRows(
  rows: readonly FinanceRow[],
  query: Omit<FinanceQuery, "ex">,
  { perEuro, language }: { perEuro: EuroRates; language: Language },
): Arranged {
  const data = sortRows(rows.filter(isAskedFor(query)), query, language);
  const totals = sumByCurrency(data);
  return {
    data,
    ...listChoices(rows),
    totals,
    ...sumInEuros(totals, perEuro),
  };
}

/** The rows in the order that is asked for. What was sorted so before is quickly sorted again. */
export function sortRows(
  rows: readonly FinanceRow[],
  query: Pick<FinanceQuery, "sf" | "sd">,
  language: Language,
): FinanceRow[] {
  return rows.toSorted(inOrderOf(query, language));
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

/** What is sorted by the order of its list and not of its ids, which nobody reads. */
const ranks: Partial<Record<keyof FinanceRow, readonly string[]>> = {
  category: categories.map(({ id }) => id),
  status: ["unpaid", "partly", "paid", "free"] satisfies PaymentStatus[],
};

/** By a field, what has none of it last; rows alike in it by their titles. Ids, days and codes need no language. */
function inOrderOf({ sf, sd }: Pick<FinanceQuery, "sf" | "sd">, language: Language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const way = sd === "asc" ? 1 : -1;
  return (a: FinanceRow, b: FinanceRow): number => {
    const [one, other] = [a[sf], b[sf]];
    if (one !== other) {
      if (one === null) return 1;
      if (other === null) return -1;
      const rank = ranks[sf];
      if (rank) return way * (rank.indexOf(String(one)) - rank.indexOf(String(other)));
      if (sf !== "title") return one < other ? -way : way;
      const order = compare(a.title, b.title);
      if (order !== 0) return way * order;
    }
    return compare(a.title, b.title) || (a.id < b.id ? -1 : 1);
  };
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

/** A total for each currency, in the order of the selector; exact to the minor unit. */
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

/** Several currencies' totals in euros; what has no rate is named instead. One currency needs none. */
function sumInEuros(
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
