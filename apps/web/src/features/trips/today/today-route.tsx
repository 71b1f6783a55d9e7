import { addressOf } from "@castor/core/pages.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { findStopsNow } from "@castor/core/routes/schedule/find-stops-now.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { ReactNode } from "react";
import { useThisMinute } from "../../../device/use-today.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { NextStop } from "./next-stop.tsx";
import { TodayStop } from "./today-stop.tsx";
import styles from "./today-trip.module.css";
import { useTodaySchedule } from "./use-today-schedule.ts";

export interface TodayRouteProps {
  /** The days of this date, the earliest first. */
  routes: readonly Route[];
  /** What to show after the last stop of them all. */
  over: ReactNode;
  /** What is due: deadlines and open tasks. */
  due: ReactNode;
}

/** A day that is on: the next stop, then every stop with its time. A second day of this date follows when it is over. */
export function TodayRoute({ routes: [route, ...later], ...rest }: TodayRouteProps) {
  return route ? <Opened route={route} later={later} {...rest} /> : rest.over;
}

interface OpenedProps extends Pick<TodayRouteProps, "over" | "due"> {
  route: Route;
  later: readonly Route[];
}

function Opened({ route, later, over, due }: OpenedProps) {
  const translate = useWords();
  const formats = useFormats();
  const now = useThisMinute();
  const schedule = useTodaySchedule(route);
  const { points } = route;
  const stops = schedule?.stops ?? {};
  const { current, next, past } = findStopsNow(points, stops, now);
  const target = points.find(({ id }) => id === (next ?? current));
  const here = points.find(({ id }) => id === current);
  if (schedule && !target && later.length > 0)
    return <TodayRoute routes={later} over={over} due={due} />;
  return (
    <div className={styles.day}>
      <div className={styles.top}>
        {!schedule ? (
          <div className={styles.wait}>
            <Loading label={translate("home.loadingPlan")} count={2} />
          </div>
        ) : target ? (
          <NextStop target={target} here={here ?? null} stops={stops} />
        ) : points.length > 0 ? (
          over
        ) : null}
      </div>
      <div className={styles.due}>{due}</div>
      <section className={styles.plan}>
        <h3 className={styles.title} dir="auto">
          <Link href={addressOf("map", { tripId: route.tripId, routeId: route.id })}>
            {route.name}
          </Link>
        </h3>
        <p className="secondary">{formats.date(dayOf(route.date), "long")}</p>
        {points.length === 0 ? (
          <p className="secondary">{translate("home.noPoints")}</p>
        ) : (
          <ol className={styles.stops}>
            {points.map((point) => (
              <TodayStop
                key={point.id}
                point={point}
                times={stops[point.id] ?? null}
                state={
                  point.id === current
                    ? "current"
                    : point.id === next
                      ? "next"
                      : past.includes(point.id)
                        ? "past"
                        : "ahead"
                }
                tripId={route.tripId}
              />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
