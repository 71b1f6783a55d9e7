import { usePeopleHere } from "../../data/live/presence.ts";
import { Face } from "./face.tsx";
import styles from "./people-on-day.module.css";

/** The small face of who looks at a day; of several people their number. The header says who is where in words. */
export function PeopleOnDay({ tripId, routeId }: { tripId: string; routeId: string }) {
  const [first, ...others] = usePeopleHere(tripId).filter((person) => person.routeId === routeId);
  if (first === undefined) return null;
  return (
    <span aria-hidden className={`inline-row ${styles.people}`} data-people-on-day>
      {others.length === 0 ? (
        <Face {...first} size="tiny" />
      ) : (
        <span className={`inline-row items-center justify-center bold tabular ${styles.number}`}>
          {1 + others.length}
        </span>
      )}
    </span>
  );
}
