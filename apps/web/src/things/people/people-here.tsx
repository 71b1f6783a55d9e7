import type { PresentPerson } from "@castor/core/members/presence.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { usePeopleHere } from "../../data/live/presence.ts";
import { type TranslateWith, useWords } from "../../i18n/words.ts";
import { Face } from "./face.tsx";
import styles from "./people-here.module.css";

/** With more people the last place has their number. */
const mostFaces = 4;

/** Who else has the trip open: their faces, which say the day. */
export function PeopleHere({ trip }: { trip: Trip }) {
  const translate = useWords("presence");
  const people = usePeopleHere(trip.id);
  if (people.length === 0) return null;
  const sorted = people.toSorted((a, b) => a.name.localeCompare(b.name));
  const isMany = sorted.length > mostFaces;
  const faces = isMany ? sorted.slice(0, mostFaces - 1) : sorted;
  const others = sorted.slice(faces.length);
  const describe = (person: PresentPerson) => describePlace(person, trip, translate);
  return (
    <ul className="plain-list row" aria-label={translate("presence.title")}>
      {faces.map((person) => (
        <li key={person.userId} className={styles.person} data-tooltip={describe(person)}>
          <span className="visually-hidden">{describe(person)}</span>
          <Face {...person} size="small" />
        </li>
      ))}
      {isMany ? (
        <li className={styles.person} data-tooltip={others.map(describe).join("\n")}>
          <span className="visually-hidden">{others.map(describe).join(", ")}</span>
          <span
            aria-hidden
            className={`inline-row items-center justify-center bold tabular ${styles.more}`}
          >
            {`+${others.length}`}
          </span>
        </li>
      ) : null}
    </ul>
  );
}

/** "Olga: Old town", and whether something is edited there. */
function describePlace(
  { name, routeId, thing }: PresentPerson,
  { routes }: Trip,
  translate: TranslateWith<"presence">,
): string {
  const day = routes.find(({ id }) => id === routeId)?.name;
  if (day === undefined) return thing ? translate("presence.edits", { name }) : name;
  return translate(thing ? "presence.editsOnDay" : "presence.onDay", { name, day });
}
