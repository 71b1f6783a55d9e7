import type { Trip } from "@castor/core/trips/trip.ts";
import { Suspense, useRef, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyAfterFirstPaint } from "../../../ui/lazy/lazy-after-first-paint.ts";
import styles from "./trip-header.module.css";

/** Loaded after the map: it is no reason to open the page. */
const TripNameField = lazyAfterFirstPaint(
  async () => (await import("./trip-name-field.tsx")).TripNameField,
);

/** The name of the trip. Its owner presses it to change it. */
export function TripName({ trip }: { trip: Trip }) {
  const translate = useWords("common");
  const [isRenaming, setRenaming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = <span className={`few-lines ${styles.name}`}>{trip.name}</span>;
  const close = (givesFocusBack: boolean) => {
    setRenaming(false);
    // The button is drawn again first.
    if (givesFocusBack)
      requestAnimationFrame(() => heading.current?.querySelector("button")?.focus());
  };
  if (isRenaming)
    return (
      <Suspense fallback={<h1 dir="auto">{name}</h1>}>
        <TripNameField trip={trip} onClose={close} />
      </Suspense>
    );
  return (
    <h1 ref={heading} dir="auto">
      {trip.canEdit ? (
        <button
          type="button"
          className={styles.rename}
          data-tooltip={translate("map.rename")}
          onClick={() => setRenaming(true)}
        >
          {name}
        </button>
      ) : (
        name
      )}
    </h1>
  );
}
