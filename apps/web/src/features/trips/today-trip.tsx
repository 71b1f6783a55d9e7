import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { addDays, type DateText, dayOf, todayIn, wallClock } from "@castor/core/time/dates.ts";
import { isZone } from "@castor/core/time/zone-offset.ts";
import { planForDay } from "@castor/core/trips/plan-for-day.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { stageOf } from "@castor/core/trips/trip-stage.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import type { ReactNode } from "react";
import { useZoneLookup } from "../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { useThisMinute } from "../../device/use-today.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { describeStage } from "./card/describe-stage.ts";
import { NextDayPlan } from "./next/next-day-plan.tsx";
import { NextJourney } from "./next/next-journey.tsx";
import { ReadTrip } from "./next/read-trip.tsx";
import { DayOver } from "./today/day-over.tsx";
import { TodayRoute } from "./today/today-route.tsx";
import styles from "./today/today-trip.module.css";

export interface TodayTripProps {
  trip: TripSummary;
  /** The date of the trip: in the night after its last day still that one. */
  date: DateText;
  /** What is due: deadlines and open tasks. */
  drawDue: (trip: Trip) => ReactNode;
  /** What is needed at the next stops. */
  drawTickets: (trip: Trip) => ReactNode;
  /** Says that the trip is public; nothing for a private one. */
  flag: ReactNode;
}

interface DayProps {
  trip: Trip;
  due: ReactNode;
  tickets: ReactNode;
}

function Day({ trip, due, tickets }: DayProps) {
  const translate = useWords("common", "home");
  const { routes } = trip;
  const { today, late } = useDaysNow(routes);
  const plan = planForDay(routes, today);
  if (plan.when === "today") {
    const later = planForDay(
      routes.filter(({ date }) => dayOf(date) > today),
      today,
    );
    return (
      <TodayRoute
        key={today}
        trip={trip}
        today={today}
        routes={[...late, ...plan.routes]}
        due={due}
        tickets={tickets}
        over={<DayOver next={later.routes[0] ?? null} today={today} />}
      />
    );
  }
  const free = (
    <div className={`grid gap-16 ${styles.free}`}>
      <p>{translate("home.nothingToday")}</p>
      {tickets}
      {plan.routes.map((route) => (
        <NextDayPlan key={route.id} route={route} label={translate("home.planNext")} />
      ))}
      {due}
    </div>
  );
  return <TodayRoute {...{ trip, today, due, tickets }} routes={late} over={free} />;
}

/** What is needed on the way next: the booked journey, and tickets. */
const Ahead = ({ trip, tickets }: { trip: Trip; tickets: ReactNode }) => (
  <>
    <NextJourney trip={trip} isOn />
    {tickets}
  </>
);

/** The trip that is on: where one is now, the next stop with a way to it, and the whole day. */
export function TodayTrip({ trip, date, drawDue, drawTickets, flag }: TodayTripProps) {
  const translate = useWords("common");
  const stage = describeStage(stageOf(trip, date), translate);
  return (
    <article className={`surface ${styles.trip}`}>
      <header className={styles.header}>
        <p className={`row items-center gap-6 small bold ${styles.stage}`}>
          <Icon name="map-pin" size={16} />
          {[translate("trips.onNow"), stage].filter(Boolean).join(" · ")}
        </p>
        <h2 className={`few-lines ${styles.name}`} dir="auto">
          <Link
            className={styles.link}
            href={addressOf("map", { tripId: trip.id, routeId: showTrip })}
          >
            {trip.name}
          </Link>
        </h2>
        {flag}
      </header>
      <ReadTrip tripId={trip.id} waitClass={styles.reading}>
        {(whole) => (
          <Day
            trip={whole}
            due={drawDue(whole)}
            tickets={<Ahead trip={whole} tickets={drawTickets(whole)} />}
          />
        )}
      </ReadTrip>
    </article>
  );
}

interface DaysNow {
  /** The date where the traveller is by the plan. */
  today: DateText;
  /** The last day of yesterday, which may go on after midnight; none once a day of today has begun. */
  late: readonly Route[];
}

/** The date of a trip that is on, by the clocks of its place: a device may show those of home. */
function useDaysNow(routes: readonly Route[]): DaysNow {
  const now = useThisMinute();
  const zoneAt = useZoneLookup(true);
  const device = browserTimeZone();
  const near = planForDay(routes, todayIn(device, new Date(now))).routes[0];
  const position = near?.points[0];
  const own = position && zoneAt ? zoneAt(position) : null;
  const clock = wallClock(new Date(now), own !== null && isZone(own) ? own : device);
  const today = dayOf(clock);
  const hasBegun = routes.some(({ date }) => dayOf(date) === today && date <= clock);
  const ofYesterday = routes.filter(({ date }) => dayOf(date) === addDays(today, -1));
  const late = ofYesterday.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-1);
  return { today, late: hasBegun ? [] : late };
}
