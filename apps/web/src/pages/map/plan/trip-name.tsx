import type { Trip } from "@castor/core/trips/trip.ts";
import { Suspense } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useInPlace } from "../../../ui/interaction/use-in-place.ts";
import { lazyAfterFirstPaint } from "../../../ui/lazy/lazy-after-first-paint.ts";
import styles from "./trip-header.module.css";

/** Loaded after the map: it is no reason to open the page. */
const TripNameField = lazyAfterFirstPaint(
  async () => (await import("./trip-name-field.tsx")).TripNameField,
);

/** The name of the trip. Its owner presses it to change it. */
export function TripName({ trip }: { trip: Trip }) {
  const translate = useWords("common");
  const edit = useInPlace();
  const name = <span className={`few-lines ${styles.name}`}>{trip.name}</span>;
  if (edit.isOpen)
    return (
      <Suspense fallback={<h1 dir="auto">{name}</h1>}>
        <TripNameField trip={trip} onClose={edit.close} />
      </Suspense>
    );
  return (
    <h1 dir="auto">
      {trip.canEdit ? (
        <button
          ref={edit.button}
          type="button"
          className={styles.rename}
          data-tooltip={translate("map.rename")}
          onClick={edit.open}
        >
          {name}
        </button>
      ) : (
        name
      )}
    </h1>
  );
}
