import { usePeopleHere } from "../../data/live/presence.ts";
import { Face } from "./face.tsx";
import styles from "./people-on-day.module.css";

/** There is no room for more. */
const most = 2;

/** Small faces of those who look at a day. The header says who is where in words. */
export function PeopleOnDay({ tripId, routeId }: { tripId: string; routeId: string }) {
  const people = usePeopleHere(tripId).filter((person) => person.routeId === routeId);
  return (
    <span aria-hidden className={`inline-row items-center ${styles.faces}`} data-people-on-day>
      {people.slice(0, most).map((person) => (
        <Face key={person.userId} {...person} size="tiny" />
      ))}
      {people.length > most ? "+" : null}
    </span>
  );
}
