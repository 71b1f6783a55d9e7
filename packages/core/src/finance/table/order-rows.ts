import type { CurrencyId } from "../../basics/currencies.ts";
import type { Language } from "../../basics/language.ts";
import { categories } from "../categories.ts";
import type { EuroRates } from "../rates.ts";
import type { FinanceFigures, FinanceQuery, FinanceRow, PaymentStatus } from "./finance-table.ts";

type AskedOrder = Pick<FinanceQuery, "sf" | "sd">;
type Compare = (a: FinanceRow, b: FinanceRow) => number;

/** The amounts of a row, which are compared by their value in euros. */
export const figureNames = [
  "total",
  "payed",
  "remain",
  "adult",
  "kid",
] as const satisfies readonly (keyof FinanceFigures)[];

const isFigure = (field: string): field is keyof FinanceFigures =>
  figureNames.some((name) => name === field);

/** Fields that are sorted by the order of their list, because people do not see the ids. */
const ranks: Partial<Record<keyof FinanceRow, readonly string[]>> = {
  category: categories.map(({ id }) => id),
  status: ["unpaid", "partly", "paid", "free"] satisfies PaymentStatus[],
};

/**
 * The rows in the requested order. Rows without a value come last, equal rows are sorted by title. Amounts of
 * different currencies are compared by the rates; those without a rate come last, by currency.
 */
export function sortRows(
  rows: readonly FinanceRow[],
  { sf, sd }: AskedOrder,
  { perEuro, language }: { perEuro: EuroRates; language: Language },
): FinanceRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const direction = sd === "asc" ? 1 : -1;
  const first = isFigure(sf)
    ? compareAmounts(sf, direction, perEuro)
    : compareFields(sf, direction, compare);
  return rows.toSorted(
    (a, b) => first(a, b) || compare(a.title, b.title) || (a.id < b.id ? -1 : 1),
  );
}

/** The currencies of rows that an order by amount cannot compare with the others, and so puts last. */
export function listUncompared(
  rows: readonly FinanceRow[],
  { sf }: Pick<AskedOrder, "sf">,
  perEuro: EuroRates,
): CurrencyId[] {
  if (!isFigure(sf)) return [];
  const used = [...new Set(rows.map(({ currency }) => currency))];
  const unrated = used.filter((id) => rateOf(id, perEuro) === undefined);
  return used.length > 1 ? unrated.sort() : [];
}

const rateOf = (id: CurrencyId, perEuro: EuroRates) => (id === "EUR" ? 1 : perEuro[id]);

/** Values in euros are not rounded: two amounts of one currency keep their order. */
function compareAmounts(
  figure: keyof FinanceFigures,
  direction: 1 | -1,
  perEuro: EuroRates,
): Compare {
  return (a, b) => {
    const [one, other] = [rateOf(a.currency, perEuro), rateOf(b.currency, perEuro)];
    if (one !== undefined && other !== undefined)
      return direction * (a[figure] / one - b[figure] / other);
    if (one !== undefined) return -1;
    if (other !== undefined) return 1;
    if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
    return direction * (a[figure] - b[figure]);
  };
}

/** Ids, dates and codes need no language. */
function compareFields(
  field: keyof FinanceRow,
  direction: 1 | -1,
  compareTitles: (a: string, b: string) => number,
): Compare {
  const rank = ranks[field];
  return (a, b) => {
    const [one, other] = [a[field], b[field]];
    if (one === other) return 0;
    if (one === null) return 1;
    if (other === null) return -1;
    if (rank) return direction * (rank.indexOf(String(one)) - rank.indexOf(String(other)));
    if (field === "title") return direction * compareTitles(a.title, b.title);
    return one < other ? -direction : direction;
  };
}
