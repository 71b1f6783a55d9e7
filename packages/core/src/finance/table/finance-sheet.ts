import { type CurrencyId, fractionDigits } from "../../basics/currencies.ts";
import type { DateText } from "../../time/dates.ts";
import type { CategoryId } from "../categories.ts";
import type { PaymentForm } from "../payment-forms.ts";
import { financeColumns } from "./finance-columns.ts";
import type {
  CurrencyTotal,
  FinanceFigures,
  FinanceRow,
  FinanceTable,
  PaymentStatus,
} from "./finance-table.ts";

/** The columns of an export in order: those of the table (specification#finance-rows) and the payment fields. */
export const sheetColumns = [
  ...financeColumns,
  "paymentType",
  "paymentDueDate",
  "cancellationDate",
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** A cell of a spreadsheet with its type; null is an empty cell. Amounts have the digits of their currency. */
export type SheetCell =
  | { kind: "text"; text: string }
  | { kind: "amount"; amount: number; digits: number }
  | { kind: "date"; date: DateText }
  | null;

/** A table for exports. Each line has as many cells as the header. */
export interface FinanceSheet {
  header: string[];
  rows: SheetCell[][];
  totals: SheetCell[][];
}

export interface SheetWords {
  column: (column: SheetColumn) => string;
  category: (category: CategoryId) => string;
  status: (status: PaymentStatus) => string;
  paymentForm: (form: PaymentForm) => string;
  /** The label of the total of one currency. */
  total: string;
  /** The label of the total of all currencies in euros. */
  totalEur: string;
  /** The text instead of that total when rates are missing. */
  noTotalEur: (missing: readonly CurrencyId[]) => string;
  /** The text instead of that total when there are no rates at all. */
  noRates: string;
}

/** The finance table without rates and filter options: the requested rows and their totals. */
export type ShownCosts = Pick<FinanceTable, "data" | "totals" | "totalEur" | "totalEurReason">;

/**
 * The finance table as a sheet: its rows and totals, nothing calculated again. Several currencies have a total in euros
 * or the reason why there is none.
 */
export function makeFinanceSheet(
  { data, totals, totalEur, totalEurReason }: ShownCosts,
  words: SheetWords,
): FinanceSheet {
  const isUnrated = totals.length > 1 && totalEur === null;
  const why = totalEurReason
    ? words.noTotalEur(totalEurReason.currencies)
    : isUnrated
      ? words.noRates
      : null;
  return {
    header: sheetColumns.map(words.column),
    rows: data.map((row) => listCells(row, words)),
    totals: [
      ...totals.map((total) => listTotal(words.total, total)),
      ...(totalEur ? [listTotal(words.totalEur, { ...totalEur, currency: "EUR" })] : []),
      ...(why === null ? [] : [inColumns({ category: textCell(why) })]),
    ],
  };
}

function listCells(row: FinanceRow, words: SheetWords): SheetCell[] {
  return inColumns({
    ...amountCells(row),
    category: textCell(words.category(row.category)),
    title: textCell(row.title),
    date: dateCell(row.date),
    status: textCell(words.status(row.status)),
    paymentType: textCell(words.paymentForm(row.paymentType)),
    paymentDueDate: dateCell(row.paymentDueDate),
    cancellationDate: dateCell(row.cancellationDate),
  });
}

const listTotal = (label: string, total: CurrencyTotal): SheetCell[] =>
  inColumns({ ...amountCells(total), category: textCell(label) });

function amountCells(figures: FinanceFigures & Pick<FinanceRow, "currency">) {
  const digits = fractionDigits(figures.currency);
  const cell = (amount: number): SheetCell => ({ kind: "amount", amount, digits });
  return {
    currency: textCell(figures.currency),
    total: cell(figures.total),
    payed: cell(figures.payed),
    remain: cell(figures.remain),
    adult: cell(figures.adult),
    kid: cell(figures.kid),
  };
}

const textCell = (text: string): SheetCell => ({ kind: "text", text });
const dateCell = (date: DateText | null): SheetCell =>
  date === null ? null : { kind: "date", date };
const inColumns = (cells: Partial<Record<SheetColumn, SheetCell>>): SheetCell[] =>
  sheetColumns.map((column) => cells[column] ?? null);
