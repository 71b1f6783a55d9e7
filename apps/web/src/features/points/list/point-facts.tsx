import type { Point } from "@castor/core/points/point.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./point-facts.module.css";

const secondsOfMinute = 60;

/** A point's name and what matters of it at a glance: priority, booking, stay, other days. */
export function PointFacts({ point, alsoOn }: { point: Point; alsoOn: string }) {
  const translate = useWords();
  const { duration } = useFormats();
  const minutes = (count: number) => duration(count * secondsOfMinute);
  const facts = [
    ...(point.priority === "normal" ? [] : [translate(`points.priorities.${point.priority}`)]),
    ...(point.reservationTime
      ? [translate("points.reservedAt", { time: point.reservationTime })]
      : []),
    ...(point.cameBeforeMin > 0
      ? [translate("points.cameBefore", { time: minutes(point.cameBeforeMin) })]
      : []),
    ...(point.timeToSpend > 0
      ? [translate("points.stay", { time: minutes(point.timeToSpend) })]
      : []),
    ...(point.excludeFromRoute ? [translate("points.offPath")] : []),
    ...(alsoOn ? [translate("points.alsoOn", { days: alsoOn })] : []),
  ];
  return (
    <span className={styles.facts}>
      <span className={styles.name} dir="auto">
        {point.name}
      </span>
      {facts.length > 0 ? <span className="secondary">{facts.join(" · ")}</span> : null}
    </span>
  );
}
