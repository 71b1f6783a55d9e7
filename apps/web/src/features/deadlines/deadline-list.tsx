import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { canMarkPaid } from "@castor/core/finance/table/can-mark-paid.ts";
import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import { type Deadline, isSoon } from "@castor/core/finance/table/list-deadlines.ts";
import { limits } from "@castor/core/limits.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { onFirstClick } from "../../ui/interaction/first-click.ts";
import styles from "./deadline-list.module.css";

export interface DeadlineListProps {
  deadlines: readonly Deadline[];
  /** Paid amounts that a cancellation today would lose, a sum per currency. */
  atRisk: readonly { currency: CurrencyId; payed: number }[];
  /** Absent for who only reads. */
  onOpen?: ((row: FinanceRow) => void) | undefined;
  onPay?: ((row: FinanceRow) => void) | undefined;
  /** Shows the list of costs, where dates are entered. */
  onList: () => void;
}

/** The deadlines of payments and cancellations as a timeline: overdue, soon, later. */
export function DeadlineList({ deadlines, atRisk, onOpen, onPay, onList }: DeadlineListProps) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const parts = [
    {
      title: translate("costsPage.overdue"),
      of: deadlines.filter(({ daysLeft }) => daysLeft < 0),
    },
    {
      title: translate("costsPage.soon", { count: limits.deadlineSoonDays }),
      of: deadlines.filter((deadline) => deadline.daysLeft >= 0 && isSoon(deadline)),
    },
    {
      title: translate("costsPage.later"),
      of: deadlines.filter((deadline) => !isSoon(deadline)),
    },
  ];
  return (
    <>
      {atRisk.length > 0 ? (
        <p className={`row wrap items-baseline ${styles.risk}`}>
          <strong className="tabular">
            {`${translate("costs.atRisk")}: ${formats.sums(atRisk.map(({ currency, payed }) => [payed, currency]))}`}
          </strong>
          <span className="secondary">{translate("costsPage.atRiskHint")}</span>
        </p>
      ) : null}
      {deadlines.length === 0 ? (
        <EmptyState
          pose="naps"
          text={translate("costsPage.noDeadlines")}
          action={<Button onClick={onList}>{translate("costsPage.toList")}</Button>}
        />
      ) : (
        <div className={`grid gap-24 ${styles.parts}`}>
          {parts
            .filter(({ of }) => of.length > 0)
            .map(({ title, of }) => (
              <section key={title}>
                <h2 className={styles.heading}>{title}</h2>
                <ol className="plain-list">
                  {of.map((deadline) => (
                    <Entry
                      key={`${deadline.kind} ${deadline.row.id}`}
                      deadline={deadline}
                      onOpen={onOpen}
                      onPay={onPay}
                    />
                  ))}
                </ol>
              </section>
            ))}
        </div>
      )}
    </>
  );
}

interface EntryProps extends Pick<DeadlineListProps, "onOpen" | "onPay"> {
  deadline: Deadline;
}

function Entry({ deadline, onOpen, onPay }: EntryProps) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const { kind, date, daysLeft, row, amount } = deadline;
  const isPayment = kind === "payment";
  const isOverdue = daysLeft < 0;
  const words = { amount: formats.money(amount, row.currency) };
  return (
    <li
      data-cost={row.id}
      className={`row items-center gap-12 ${styles.entry} ${isOverdue ? styles.overdue : isSoon(deadline) ? styles.soon : ""}`}
    >
      <span className={`grid rigid muted ${styles.dot}`} aria-hidden>
        <Icon
          name={isOverdue ? "alert-triangle" : isPayment ? "clock" : "arrow-back-up"}
          size={16}
        />
      </span>
      <div className={`grow ${styles.words}`}>
        <p className={`${styles.when} tabular`}>
          {`${formats.date(date)} · ${formats.daysFromToday(daysLeft)}`}
        </p>
        {onOpen ? (
          <button
            type="button"
            className={`plain-button bold cut ${styles.title}`}
            dir="auto"
            onClick={onFirstClick(() => onOpen(row))}
          >
            {row.title}
          </button>
        ) : (
          <span className={`bold cut ${styles.title}`} dir="auto">
            {row.title}
          </span>
        )}
        <p className={`${styles.what} tabular`}>
          {translate(isPayment ? "costs.payBy" : "costs.cancelBy", words)}
        </p>
      </div>
      {onPay && isPayment && canMarkPaid(row) ? (
        <Button
          kind="secondary"
          icon="check"
          className="on-screen"
          aria-label={translate("costsPage.payOf", { title: row.title })}
          onClick={onFirstClick(() => onPay(row))}
        >
          {translate("costs.pay")}
        </Button>
      ) : null}
    </li>
  );
}
