import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import { memo, type ReactNode, useRef } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { onFirstClick } from "../../../ui/interaction/first-click.ts";
import type { CostActions, CostMarks } from "../listed-costs.ts";
import styles from "./card-list.module.css";
import { CategorySign } from "./category-sign.tsx";
import { RowActions } from "./row-actions.tsx";
import { StatusWord } from "./status-word.tsx";
import { useCostWindow } from "./use-cost-window.ts";

/** The height of a card with the gap below it, as in `card-list.module.css`. */
const cardPx = 116;

export interface CardListProps {
  rows: readonly FinanceRow[];
  hasKids: boolean;
  actions: CostActions;
  marks?: CostMarks | undefined;
}

/** The costs as cards, for narrow screens. */
export function CardList({ rows, hasKids, actions, marks }: CardListProps) {
  const translate = useWords("common", "costs");
  const list = useRef<HTMLUListElement>(null);
  const { pieces, onFocus } = useCostWindow(list, rows, cardPx);
  return (
    <ul ref={list} className="plain-list" aria-label={translate("costsPage.table")}>
      {pieces.map((piece) =>
        piece.row ? (
          <Card
            key={piece.row.id}
            row={piece.row}
            index={piece.index}
            count={rows.length}
            hasKids={hasKids}
            actions={actions}
            mark={marks?.get(piece.row.id)}
            onFocus={onFocus}
          />
        ) : (
          <li key={piece.key} aria-hidden style={{ height: piece.px }} />
        ),
      )}
    </ul>
  );
}

interface CardProps {
  row: FinanceRow;
  index: number;
  count: number;
  hasKids: boolean;
  actions: CostActions;
  mark: ReactNode;
  onFocus: (id: string) => void;
}

/** Each line has what stands at its end for itself: the title has the whole width but for the total. */
const Card = memo(function Card({ row, index, count, hasKids, actions, mark, onFocus }: CardProps) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const money = (value: number) => formats.money(value, row.currency);
  const { onOpen } = actions;
  const date = row.date ? formats.date(row.date, "short") : null;
  const shares =
    row.adult === row.kid || !hasKids
      ? translate("costsPage.perPerson", { amount: money(row.adult) })
      : translate("costsPage.shares", { adult: money(row.adult), kid: money(row.kid) });
  return (
    <li
      className={styles.slot}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-cost={row.id}
      onFocus={() => onFocus(row.id)}
    >
      <article className={`surface row gap-10 ${styles.card}`}>
        <CategorySign category={row.category} />
        <div className="grow">
          <div className="row justify-between gap-8">
            <h3 className={styles.title}>
              {onOpen ? (
                <button
                  type="button"
                  className={`plain-button cut ${styles.open}`}
                  dir="auto"
                  onClick={onFirstClick(() => onOpen(row))}
                >
                  {row.title}
                </button>
              ) : (
                <span className="cut" dir="auto">
                  {row.title}
                </span>
              )}
            </h3>
            <strong className={`rigid tabular ${styles.figure}`}>{money(row.total)}</strong>
          </div>
          <div className="row justify-between gap-8">
            <p className={styles.line}>
              {[date, translate(`costs.categories.${row.category}`)].filter(Boolean).join(" · ")}
            </p>
            {row.status === "partly" ? (
              <span className={`${styles.line} rigid tabular ${styles.figure}`}>
                {translate("costsPage.remains", { amount: money(row.remain) })}
              </span>
            ) : null}
          </div>
          <div className={`row justify-between gap-8 ${styles.foot}`}>
            <div className="narrows">
              <p className={`${styles.line} tabular`}>{shares}</p>
              <span className="row items-center gap-8">
                <StatusWord status={row.status} />
                {mark ? <span className={styles.mark}>{mark}</span> : null}
              </span>
            </div>
            <RowActions row={row} actions={actions} />
          </div>
        </div>
      </article>
    </li>
  );
});
