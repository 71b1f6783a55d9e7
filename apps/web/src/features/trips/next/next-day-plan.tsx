import { addressOf } from "@castor/core/pages.ts";
import type { Point } from "@castor/core/points/point.ts";
import { pointTypes } from "@castor/core/points/point-types.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf, timeOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import styles from "./next-day-plan.module.css";

const stopsShown = 6;

function Stop({ point }: { point: Point }) {
  const translate = useWords("common", "home");
  const formats = useFormats();
  const type =
    pointTypes.find(({ id }) => id === point.typeId) ?? pointTypes[pointTypes.length - 1];
  const facts = [
    point.reservationTime &&
      translate("home.reservedAt", { time: formats.time(point.reservationTime) }),
    point.timeToSpend > 0 &&
      translate("home.stay", { time: formats.duration(point.timeToSpend * 60) }),
  ].filter(Boolean);
  return (
    <li className={`row items-start gap-12 narrows ${styles.stop}`}>
      <span
        className={`inline-row items-center justify-center rigid ${styles.marker}`}
        style={{ background: type?.color }}
      >
        {type ? <ThingIcon name={type.icon} size={16} color="#fff" /> : null}
      </span>
      <span className={`grid narrows ${styles.words}`}>
        <span className="breaks" dir="auto">
          {point.name}
        </span>
        {facts.length > 0 ? <span className="secondary tabular">{facts.join(" · ")}</span> : null}
      </span>
    </li>
  );
}

export interface NextDayPlanProps {
  route: Route;
  /** The label of the day, such as "Today's plan". */
  label: string;
}

/** A day in short: its start and first stops, as a timeline. It links to the day on the map. */
export function NextDayPlan({ route, label }: NextDayPlanProps) {
  const translate = useWords("common", "home");
  const formats = useFormats();
  const more = route.points.length - stopsShown;
  return (
    <section className={styles.plan}>
      <p className="secondary">{label}</p>
      <h3 className={styles.title} dir="auto">
        <Link href={addressOf("map", { tripId: route.tripId, routeId: route.id })}>
          {route.name}
        </Link>
      </h3>
      <p className={styles.when}>
        {translate("home.dayStart", {
          date: formats.date(dayOf(route.date), "long"),
          time: formats.time(timeOf(route.date)),
        })}
      </p>
      {route.points.length === 0 ? (
        <p className={styles.when}>{translate("home.noPoints")}</p>
      ) : (
        <ol className={`plain-list grid gap-12 ${styles.stops}`}>
          {route.points.slice(0, stopsShown).map((point) => (
            <Stop key={point.id} point={point} />
          ))}
        </ol>
      )}
      {more > 0 ? (
        <p className={styles.more}>{translate("home.morePoints", { count: more })}</p>
      ) : null}
    </section>
  );
}
