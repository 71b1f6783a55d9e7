import type { OrderFigures } from "@castor/core/order/describe-plan.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./order-result.module.css";

const secondsOfMinute = 60;

export interface FiguresTableProps {
  before: OrderFigures;
  after: OrderFigures;
}

/** What changes with another order, in figures. */
export function FiguresTable({ before, after }: FiguresTableProps) {
  const translate = useWords("common", "order");
  const formats = useFormats();
  const about = (words: string, { isEstimated }: OrderFigures) =>
    isEstimated ? translate("schedule.about", { time: words }) : words;
  // The shortest duration in words is a minute.
  const last = (minutes: number, figures: OrderFigures) =>
    minutes === 0 ? "0" : about(formats.duration(minutes * secondsOfMinute), figures);
  const rows = [
    {
      name: translate("bestOrder.onTheWay"),
      format: (figures: OrderFigures) => last(figures.minutes, figures),
    },
    ...(before.lost + after.lost > 0
      ? [
          {
            name: translate("bestOrder.lost"),
            format: (figures: OrderFigures) => last(figures.lost, figures),
          },
        ]
      : []),
    {
      name: translate("bestOrder.distance"),
      format: (figures: OrderFigures) => about(formats.distance(figures.metres), figures),
    },
    {
      name: translate("bestOrder.findings"),
      format: ({ findings }: OrderFigures) => `${findings}`,
    },
  ];
  return (
    <div>
      <table className={`${styles.figures} tabular`}>
        <thead>
          <tr>
            <td />
            <th scope="col">{translate("bestOrder.before")}</th>
            <th scope="col">{translate("bestOrder.after")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, format }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format(before)}</td>
              <td>{format(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {before.isEstimated || after.isEstimated ? (
        <p className="secondary">{translate("bestOrder.estimated")}</p>
      ) : null}
    </div>
  );
}
