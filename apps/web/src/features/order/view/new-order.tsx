import type { OrderFigures } from "@castor/core/order/describe-plan.ts";
import { listMoved } from "@castor/core/order/list-order-changes.ts";
import type { Point } from "@castor/core/points/point.ts";
import { writeClock } from "@castor/core/print/format-moment.ts";
import type { ScheduleMoment } from "@castor/core/routes/schedule/day-schedule.ts";
import { withAnyParams } from "@castor/i18n/words.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./order-result.module.css";

type Arrivals = OrderFigures["arrivals"];

export interface NewOrderProps {
  today: readonly Point[];
  points: readonly Point[];
  /** Today's arrivals, and those of the new order. */
  before: Arrivals;
  after: Arrivals;
}

/** The points in their new order with their arrivals. Those that move say where they were. */
export function NewOrder({ today, points, before, after }: NewOrderProps) {
  const translate = useWords("common", "order");
  const formats = useFormats();
  const formatMoment = (moment: ScheduleMoment) =>
    writeClock(moment, { words: withAnyParams(translate), formats });
  const formatArrival = (id: string): string | null => {
    const [was, is] = [before[id], after[id]];
    if (!is) return null;
    return was && was.at !== is.at
      ? translate("bestOrder.arrivalWas", { time: formatMoment(is), before: formatMoment(was) })
      : translate("bestOrder.arrival", { time: formatMoment(is) });
  };
  const ids = today.map(({ id }) => id);
  const moved = listMoved(
    ids,
    points.map(({ id }) => id),
  );
  return (
    <section>
      <h3 className={styles.heading}>{translate("bestOrder.newOrder")}</h3>
      <ol className={`grid gap-4 ${styles.list}`}>
        {points.map(({ id, name }) => (
          <li key={id} data-moved={moved.has(id) || undefined}>
            <span className="few-lines" dir="auto">
              {name}
            </span>
            <span className="secondary tabular">
              {[
                "",
                formatArrival(id),
                moved.has(id)
                  ? translate("bestOrder.was", { position: ids.indexOf(id) + 1 })
                  : null,
              ]
                .filter((words) => words !== null)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
