import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRates, anyRows } from "../../../testing/any-costs.ts";
import { fractionDigits } from "../../basics/currencies.ts";
import { arrangeRows } from "./arrange-rows.ts";
import {
  makeFinanceSheet,
  type SheetCell,
  type SheetWords,
  sheetColumns,
} from "./finance-sheet.ts";
import { financeQuery } from "./finance-table.ts";

const words: SheetWords = {
  column: (column) => `column ${column}`,
  category: (category) => `category ${category}`,
  status: (status) => `status ${status}`,
  paymentForm: (form) => `form ${form}`,
  total: "Total",
  totalEur: "In euros",
  noRates: "No rates",
  noTotalEur: (missing) => `No ${missing.join("+")}`,
};
const tables = fc
  .record({ rows: anyRows, perEuro: anyRates })
  .map(({ rows, perEuro }) =>
    arrangeRows(rows, financeQuery.parse({}), { perEuro, language: "en" }),
  );
const figures = ["total", "payed", "remain", "adult", "kid"] as const;

const cellOf = (cells: readonly SheetCell[], column: (typeof sheetColumns)[number]) =>
  cells[sheetColumns.indexOf(column)];
const valueIn = (cell: SheetCell | undefined) => {
  if (!cell) return null;
  if (cell.kind === "text") return cell.text;
  return cell.kind === "date" ? cell.date : cell.amount;
};

test("The sheet has the lines of the table in their order, with the same figures", () => {
  fc.assert(
    fc.property(tables, (table) => {
      const { header, rows } = makeFinanceSheet(table, words);
      expect(header).toEqual(sheetColumns.map((column) => `column ${column}`));
      expect(
        rows.map((cells) =>
          Object.fromEntries(
            sheetColumns.map((column) => [column, valueIn(cellOf(cells, column))]),
          ),
        ),
      ).toEqual(
        table.data.map((row) => ({
          ...Object.fromEntries(sheetColumns.map((column) => [column, row[column]])),
          category: `category ${row.category}`,
          status: `status ${row.status}`,
          paymentType: `form ${row.paymentType}`,
        })),
      );
    }),
  );
});

test("Below the lines are the totals of the table and the total in euros", () => {
  fc.assert(
    fc.property(tables, (table) => {
      const { totals } = makeFinanceSheet(table, words);
      const { totalEur, totalEurReason } = table;
      expect(
        totals.map((cells) =>
          [cellOf(cells, "category"), cellOf(cells, "currency")].map(
            (cell) => cell && valueIn(cell),
          ),
        ),
      ).toEqual([
        ...table.totals.map(({ currency }) => ["Total", currency]),
        ...(totalEur ? [["In euros", "EUR"]] : []),
        ...(totalEurReason ? [[`No ${totalEurReason.currencies.join("+")}`, null]] : []),
      ]);
      const sums = [...table.totals, ...(totalEur ? [totalEur] : [])];
      for (const [line, sum] of sums.entries())
        for (const figure of figures)
          expect(valueIn(cellOf(totals[line] ?? [], figure))).toBe(sum[figure]);
    }),
  );
});

test("Without rates several currencies say so; one currency needs no rates", () => {
  fc.assert(
    fc.property(tables, (table) => {
      const unrated = { ...table, totalEur: null, totalEurReason: null };
      const { totals } = makeFinanceSheet(unrated, words);
      const euroLines = totals.slice(table.totals.length).map((cells) => cells.map(valueIn));
      const line = sheetColumns.map((column) => (column === "category" ? "No rates" : null));
      expect(euroLines).toEqual(table.totals.length > 1 ? [line] : []);
    }),
  );
});

test("Amounts and totals have the digits of their currency", () => {
  fc.assert(
    fc.property(tables, (table) => {
      const { rows, totals } = makeFinanceSheet(table, words);
      for (const cells of [...rows, ...totals])
        for (const figure of figures) {
          const cell = cellOf(cells, figure);
          if (cell?.kind !== "amount") continue;
          const currency = valueIn(cellOf(cells, "currency"));
          expect(cell.digits).toBe(fractionDigits(currency as "EUR"));
        }
    }),
  );
});
