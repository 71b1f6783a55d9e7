import { type FinanceColumn, financeColumns } from "@castor/core/finance/table/finance-columns.ts";
import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import { memo, useRef } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Icon, type IconName } from "../../../ui/icons/icon.tsx";
import { onFirstClick } from "../../../ui/interaction/first-click.ts";
import type { CostActions, CostOrder, CostTableProps } from "../listed-costs.ts";
import { CategorySign } from "./category-sign.tsx";
import { RowActions } from "./row-actions.tsx";
import styles from "./row-table.module.css";
import { StatusWord } from "./status-word.tsx";
import { useCostWindow } from "./use-cost-window.ts";
import { useWidestFigure } from "./use-widest-figure.ts";

/** The height of a row, as in `row-table.module.css`. */
const rowPx = 49;

/** The icons that head narrow columns, which have no room for words. */
const signs: Partial<Record<FinanceColumn, IconName>> = {
  category: "stack",
  status: "circle-check",
};
const figures: ReadonlySet<FinanceColumn> = new Set(["total", "payed", "remain", "adult", "kid"]);

/** The costs as a table; a heading sorts by its column, and a second press reverses the order. */
export function RowTable({ rows, shape, order, onOrder, actions, marks }: CostTableProps) {
  const translate = useWords("common", "costs");
  const body = useRef<HTMLTableSectionElement>(null);
  const { pieces, onFocus } = useCostWindow(body, rows, rowPx);
  const widest = useWidestFigure(rows);
  return (
    <table
      className={`${styles.table} ${shape === "tight" ? styles.tight : ""}`}
      style={{ "--figure": `${widest}ch` } as React.CSSProperties}
      aria-rowcount={rows.length + 1}
    >
      <caption className="visually-hidden">{translate("costsPage.table")}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {financeColumns.map((column) => (
            <Heading key={column} column={column} order={order} onOrder={onOrder} />
          ))}
          <th className={styles.actions}>
            <span className="visually-hidden">{translate("costsPage.actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {pieces.map((piece) =>
          piece.row ? (
            <Row
              key={piece.row.id}
              row={piece.row}
              index={piece.index}
              actions={actions}
              mark={marks?.get(piece.row.id)}
              onFocus={onFocus}
            />
          ) : (
            <tr key={piece.key} className={styles.gap} aria-hidden>
              <td colSpan={financeColumns.length + 1} style={{ height: piece.px }} />
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function Heading({
  column,
  order,
  onOrder,
}: {
  column: FinanceColumn;
  order: CostOrder;
  onOrder: (order: CostOrder) => void;
}) {
  const translate = useWords("common", "costs");
  const isIt = order.field === column;
  const isAscending = order.direction === "asc";
  const words = translate(`costTable.columns.${column}`);
  const sign = signs[column];
  return (
    <th
      className={`${styles[column]} ${figures.has(column) ? styles.figure : ""}`}
      aria-sort={isIt ? (isAscending ? "ascending" : "descending") : undefined}
    >
      <button
        type="button"
        className={`plain-button inline-row items-center gap-4 bold ${styles.sort}`}
        data-tooltip={sign && words}
        onClick={() => onOrder({ field: column, direction: isIt && isAscending ? "desc" : "asc" })}
      >
        {sign ? <Icon name={sign} size={16} className={styles.sign} /> : null}
        <span className={styles.heading}>{words}</span>
        {isIt ? <Icon name={isAscending ? "arrow-up" : "arrow-down"} size={14} /> : null}
      </button>
    </th>
  );
}

interface RowProps {
  row: FinanceRow;
  index: number;
  actions: CostActions;
  mark: React.ReactNode;
  onFocus: (id: string) => void;
}

const Row = memo(function Row({ row, index, actions, mark, onFocus }: RowProps) {
  const translate = useWords("common");
  const formats = useFormats();
  const { category, title, currency } = row;
  const { onOpen } = actions;
  const amount = (value: number) => formats.amount(value, currency);
  return (
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      data-cost={row.id}
      onFocus={() => onFocus(row.id)}
    >
      <td>
        <span className="row items-center gap-8 narrows">
          <CategorySign category={category} />
          <span className={styles.name}>{translate(`costs.categories.${category}`)}</span>
        </span>
      </td>
      <th scope="row">
        <span className="row items-center narrows">
          {onOpen ? (
            <button
              type="button"
              className={`plain-button narrows bold cut ${styles.open}`}
              data-tooltip={title}
              dir="auto"
              onClick={onFirstClick(() => onOpen(row))}
            >
              {title}
            </button>
          ) : (
            <span className="narrows bold cut" data-tooltip={title} dir="auto">
              {title}
            </span>
          )}
          {mark ? <span className={`row rigid ${styles.mark}`}>{mark}</span> : null}
        </span>
      </th>
      <td className="tabular">{row.date ? formats.date(row.date) : "–"}</td>
      <td>{currency}</td>
      <td className={`${styles.figure} ${styles.strong}`}>{amount(row.total)}</td>
      <td className={styles.figure}>{amount(row.payed)}</td>
      <td className={styles.figure}>{amount(row.remain)}</td>
      <td className={styles.figure}>{amount(row.adult)}</td>
      <td className={styles.figure}>{amount(row.kid)}</td>
      <td>
        <StatusWord status={row.status} />
      </td>
      <td className={styles.actions}>
        <RowActions row={row} actions={actions} />
      </td>
    </tr>
  );
});
