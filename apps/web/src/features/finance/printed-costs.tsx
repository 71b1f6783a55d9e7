import {
  makeFinanceSheet,
  type SheetCell,
  type SheetColumn,
  type ShownCosts,
  sheetColumns,
} from "@castor/core/finance/table/finance-sheet.ts";
import type { Formats } from "@castor/core/formats/create-formats.ts";
import { useFormats } from "../../i18n/formats.ts";
import { type TranslateWith, useWords } from "../../i18n/words.ts";
import type { CostFilterValues } from "./cost-filters.tsx";
import type { RatesState } from "./cost-totals.tsx";
import { createSheetWords } from "./export/sheet-words.ts";
import styles from "./printed-costs.module.css";

/** The column of the currency; the label of a total spans the columns before it. */
const firstFigure = sheetColumns.indexOf("currency");

export interface PrintedCostsProps {
  /** The shown costs, the same as in the files (decision 033). */
  table: ShownCosts;
  /** The rates of the total in euros, or why there is none. */
  rates: RatesState;
  filters: CostFilterValues;
  search: string;
}

/** The shown costs for printing: all rows, in view or not, the totals and the active filters. */
export function PrintedCosts({ table, rates, filters, search }: PrintedCostsProps) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const sheet = makeFinanceSheet(table, createSheetWords(translate, formats, rates));
  const asked = describeFilters(filters, search, translate, formats);
  // A column that is empty in all rows is left out, so that the others are wider.
  const filled = sheetColumns.map((_, index) => sheet.rows.some((cells) => cells[index] !== null));
  const [sample] = sheet.rows;
  const look = (cell: SheetCell | undefined, column?: SheetColumn) =>
    column === "title" ? styles.title : styles[cell?.kind ?? "text"];
  const draw = (cells: readonly SheetCell[], from = 0) =>
    sheetColumns.map((column, index) =>
      filled[index] && index >= from ? (
        <td
          key={column}
          className={look(cells[index], column)}
          dir={column === "title" ? "auto" : undefined}
        >
          {write(cells[index], formats)}
        </td>
      ) : null,
    );
  return (
    <div className={`grid gap-8 ${styles.paper}`}>
      {asked.length > 0 ? <p className="secondary">{asked.join(" · ")}</p> : null}
      <table className={styles.table}>
        <caption className="visually-hidden">{translate("costsPage.table")}</caption>
        <thead>
          <tr>
            {sheetColumns.map((column, index) =>
              filled[index] ? (
                <th key={column} scope="col" className={look(sample?.[index])}>
                  {sheet.header[index]}
                </th>
              ) : null,
            )}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((cells, index) => (
            <tr key={table.data[index]?.id}>{draw(cells)}</tr>
          ))}
        </tbody>
        <tbody className="bold">
          {sheet.totals.map((cells) => (
            <tr key={JSON.stringify(cells)}>
              <th scope="row" colSpan={filled.slice(0, firstFigure).filter(Boolean).length}>
                {write(cells[0], formats)}
              </th>
              {draw(cells, firstFigure)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function write(cell: SheetCell | undefined, formats: Formats): string {
  if (!cell) return "";
  if (cell.kind === "text") return cell.text;
  return cell.kind === "date" ? formats.date(cell.date) : formats.fixed(cell.amount, cell.digits);
}

/** By what the costs are narrowed, in words: without them a part would pass for the whole. */
function describeFilters(
  values: CostFilterValues,
  search: string,
  translate: TranslateWith<"costs">,
  formats: Formats,
): string[] {
  const { category, paymentType, currency, date, payStatus, excluded } = values;
  const named = (name: "category" | "paymentType" | "currency" | "date", value: string) =>
    `${translate(`costTable.columns.${name}`)}: ${value}`;
  return [
    search === "" ? null : `${translate("costsPage.search")}: ${search}`,
    category === "all" ? null : named("category", translate(`costs.categories.${category}`)),
    payStatus === "all" ? null : translate(`costsPage.payStatuses.${payStatus}`),
    paymentType === "any"
      ? null
      : named("paymentType", translate(`costs.paymentTypes.${paymentType}`)),
    currency === "all" ? null : named("currency", currency),
    date === "all" ? null : named("date", formats.date(date)),
    excluded ? translate("costsPage.withoutExcluded") : null,
  ].filter((words) => words !== null);
}
