import type { Point } from "@castor/core/points/point.ts";
import type { DaySchedule, ScheduleMoment } from "@castor/core/routes/schedule/day-schedule.ts";
import { timeOf } from "@castor/core/time/dates.ts";
import type { ReactNode } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { NavigateLink } from "../../../things/navigate/navigate-link.tsx";
import { NavigateMenu } from "../../../things/navigate/navigate-menu.tsx";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./next-stop.module.css";

export interface NextStopProps {
  /** Where to go, or where one is when nothing follows. */
  target: Point;
  /** Where one is now. */
  here: Point | null;
  stops: DaySchedule["stops"];
  /** What may be told of it. */
  children?: ReactNode;
}

/** The next stop of the day, large enough for a thumb: when, what, and one press to be led there. */
export function NextStop({ target, here, stops, children }: NextStopProps) {
  const translate = useWords("common", "home");
  const formats = useFormats();
  const times = stops[target.id];
  const isHere = here?.id === target.id;
  const time = ({ at, isEstimated }: ScheduleMoment) =>
    `${isEstimated ? translate("schedule.aboutSign") : ""}${formats.time(timeOf(at))}`;
  const leaving = here && stops[here.id];
  const late = times && times.lateness > 0 && target.reservationTime ? times : null;
  return (
    <section className={`grid gap-4 ${styles.card}`}>
      {here && !isHere ? (
        <p className={`row wrap items-baseline mb-8 ${styles.here}`}>
          <span className="secondary">{translate("today.now")}</span>
          <strong dir="auto">{here.name}</strong>
          {leaving ? (
            <span className="tabular">
              {translate("today.until", { time: time(leaving.departure) })}
            </span>
          ) : null}
        </p>
      ) : null}
      <p className="secondary">{translate(isHere ? "today.now" : "today.next")}</p>
      <p className={styles.what} data-next-stop>
        {times ? (
          <span className={styles.time}>
            {isHere
              ? translate("today.until", { time: time(times.departure) })
              : time(times.arrival)}
          </span>
        ) : null}
        <strong className="narrows bold" dir="auto">
          {target.name}
        </strong>
      </p>
      {target.reservationTime ? (
        <p className="secondary">
          {translate("home.reservedAt", { time: formats.time(target.reservationTime) })}
        </p>
      ) : null}
      {late ? (
        <p className={`row items-baseline gap-6 ${styles.late}`}>
          <Icon name="alert-triangle" size={16} />
          {translate(late.arrival.isEstimated ? "schedule.lateAbout" : "schedule.late", {
            time: formats.duration(late.lateness * 60),
            at: target.reservationTime ? formats.time(target.reservationTime) : "",
          })}
        </p>
      ) : null}
      {target.address ? (
        <p className="secondary" dir="auto">
          {target.address}
        </p>
      ) : null}
      <div className="row gap-8 mt-12">
        <NavigateLink point={target} className={styles.navigate}>
          <Icon name="route" size={20} />
          {translate("card.navigate")}
        </NavigateLink>
        <NavigateMenu point={target}>
          <IconButton
            icon="chevron-down"
            label={translate("home.otherMaps")}
            className={styles.apps}
          />
        </NavigateMenu>
      </div>
      {children ? <div className={styles.tell}>{children}</div> : null}
    </section>
  );
}
