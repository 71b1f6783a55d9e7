import { addressOf } from "@castor/core/pages.ts";
import type { Point } from "@castor/core/points/point.ts";
import { pointTypes } from "@castor/core/points/point-types.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { timeOf } from "@castor/core/time/dates.ts";
import type { StopState } from "@castor/core/today/going-day.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { NavigateLink } from "../../../things/navigate/navigate-link.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import styles from "./today-stop.module.css";

export interface TodayStopProps {
  tripId: string;
  point: Point;
  /** As the day goes, and as planned. */
  times: StopTimes | null;
  planned: StopTimes | null;
  state: StopState;
}

/** A stop of today: a press opens it on the map, its arrow leads there. */
export function TodayStop({ tripId, point, times, planned, state }: TodayStopProps) {
  const translate = useWords("common", "home");
  const formats = useFormats();
  const type =
    pointTypes.find(({ id }) => id === point.typeId) ?? pointTypes[pointTypes.length - 1];
  const isMoved = times && planned && times.arrival.at !== planned.arrival.at;
  const facts = [
    state === "now" && translate("today.now"),
    state === "next" && translate("today.next"),
    state === "skipped" && translate("today.skipped"),
    isMoved && translate("today.planned", { time: formats.time(timeOf(planned.arrival.at)) }),
    point.reservationTime &&
      translate("home.reservedAt", { time: formats.time(point.reservationTime) }),
    point.timeToSpend > 0 &&
      translate("home.stay", { time: formats.duration(point.timeToSpend * 60) }),
    state === "off" && translate("points.offPath"),
  ].filter(Boolean);
  const day = addressOf("map", { tripId, routeId: point.routeId });
  const label = translate("today.navigateTo", { name: point.name });
  return (
    <li
      className={`grid items-center gap-12 ${styles.stop} ${styles[state]}`}
      aria-current={state === "now" ? "step" : undefined}
    >
      <span className={`small bold tabular ${styles.time}`}>
        {times
          ? `${times.arrival.isEstimated ? translate("schedule.aboutSign") : ""}${formats.time(timeOf(times.arrival.at))}`
          : null}
      </span>
      <span
        className={`inline-row items-center justify-center ${styles.marker}`}
        style={{ background: type?.color }}
      >
        {type ? <ThingIcon name={type.icon} size={16} color="#fff" /> : null}
      </span>
      <span className="grid narrows">
        <Link className={styles.name} dir="auto" href={`${day}?point=${point.id}`}>
          {point.name}
        </Link>
        {facts.length > 0 ? <span className="secondary tabular">{facts.join(" · ")}</span> : null}
      </span>
      <NavigateLink
        point={point}
        className={styles.navigate}
        aria-label={label}
        data-tooltip={label}
      >
        <Icon name="route" size={20} />
      </NavigateLink>
    </li>
  );
}
