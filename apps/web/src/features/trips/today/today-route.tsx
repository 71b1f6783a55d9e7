import { addressOf } from "@castor/core/pages.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { type DateText, dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ReactNode } from "react";
import { collectLegs, pathRequestsOf } from "../../../data/routing/day-legs.ts";
import { usePaths } from "../../../data/routing/use-paths.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { NextStop } from "./next-stop.tsx";
import { TellButtons } from "./tell-buttons.tsx";
import { TodayStop } from "./today-stop.tsx";
import styles from "./today-trip.module.css";
import { useGoingDay } from "./use-going-day.ts";
import { useKnownDay } from "./use-known-day.ts";

export interface TodayRouteProps {
  trip: Trip;
  /** The date at the place. */
  today: DateText;
  /** The days of this date and one that goes on after midnight, the earliest first. */
  routes: readonly Route[];
  /** What to show after the last stop of them all. */
  over: ReactNode;
  /** What is due: deadlines and open tasks. */
  due: ReactNode;
  /** What is needed at the next stops. */
  tickets: ReactNode;
}

/** A day that is on: the next stop, then every stop with its time. The next of the days follows when it is over. */
export function TodayRoute({ routes: [route, ...later], ...rest }: TodayRouteProps) {
  return route ? <Opened key={route.id} route={route} later={later} {...rest} /> : rest.over;
}

interface OpenedProps extends Omit<TodayRouteProps, "routes"> {
  route: Route;
  later: readonly Route[];
}

function Opened({ trip, today, route, later, over, due, tickets }: OpenedProps) {
  const translate = useWords("common", "home");
  const formats = useFormats();
  const chunks = pathRequestsOf(route.points);
  const { paths, isLoading } = usePaths(chunks.map(({ request }) => request));
  const day = useKnownDay(trip, route, isLoading ? null : collectLegs(chunks, paths));
  const followed = useGoingDay(trip, day);
  const { going } = followed ?? {};
  const { points } = route;
  const pointOf = (id: string | null | undefined) => points.find((point) => point.id === id);
  const here = pointOf(going?.current);
  const target = pointOf(going?.next) ?? here;
  // A day of yesterday is shown until it ends.
  const isLate = dayOf(route.date) < today;
  const isOver = followed && (!target || (isLate && !followed.isOn));
  if (isOver && (isLate || later.length > 0))
    return <TodayRoute {...{ trip, today, over, due, tickets }} routes={later} />;
  return (
    <div className={`grid gap-24 ${styles.day}`}>
      <div className={styles.top}>
        {!followed ? (
          <div className={styles.wait}>
            <Loading label={translate("home.loadingPlan")} count={2} />
          </div>
        ) : target ? (
          <NextStop target={target} here={here ?? null} stops={followed.going.schedule.stops}>
            <TellButtons followed={followed} />
          </NextStop>
        ) : points.length > 0 ? (
          <div className="grid gap-16">
            {over}
            {followed.hasProgress ? <TellButtons followed={followed} /> : null}
          </div>
        ) : null}
        <div className={styles.tickets}>{tickets}</div>
      </div>
      <div className={`grid gap-24 ${styles.due}`}>{due}</div>
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
          <ol className={`plain-list ${styles.stops}`}>
            {points.map((point) => (
              <TodayStop
                key={point.id}
                point={point}
                times={going?.schedule.stops[point.id] ?? null}
                planned={going?.planned.stops[point.id] ?? null}
                state={going?.states.get(point.id) ?? "later"}
                tripId={route.tripId}
              />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
