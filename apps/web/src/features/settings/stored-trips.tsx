import { addressOf } from "@castor/core/pages.ts";
import { useId, useRef } from "react";
import type { CachedTrip } from "../../data/http/cache/stored-answers.ts";
import { formatSize } from "../../i18n/format-size.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { StoredRow } from "../../ui/layout/stored-row.tsx";
import styles from "./stored-trips.module.css";

export interface StoredTripsProps {
  trips: readonly CachedTrip[];
  onDelete: (trip: CachedTrip) => Promise<void>;
}

/** The trips that this browser can show without a network; each can be deleted. */
export function StoredTrips({ trips, onDelete }: StoredTripsProps) {
  const translate = useWords("common", "settings");
  const formats = useFormats();
  const language = useLanguage();
  const titleId = useId();
  const part = useRef<HTMLElement>(null);
  const remove = async (trip: CachedTrip) => {
    await onDelete(trip);
    // The pressed button is gone with its row.
    part.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`stack gap-4 ${styles.trips}`}
    >
      <h3 id={titleId} className={styles.title}>
        {translate("settings.cache.trips")}
      </h3>
      {trips.length === 0 ? (
        <EmptyState
          isSmall
          pose="naps"
          text={translate("settings.cache.none")}
          action={<ButtonLink href={addressOf("trips")}>{translate("header.myTrips")}</ButtonLink>}
        />
      ) : (
        <p className="secondary">{translate("settings.cache.tripsHint")}</p>
      )}
      {trips.length === 0 ? null : (
        <ul className={`plain-list ${styles.list}`}>
          {trips.map((trip) => {
            const { tripId, name, size, at } = trip;
            const asOf = formats.instant(new Date(at).toISOString());
            return (
              <StoredRow
                key={tripId}
                name={name}
                details={`${formatSize(size, language)} · ${translate("offline.asOf", { at: asOf })}`}
                deleteLabel={translate("settings.cache.delete", { name })}
                onDelete={() => void remove(trip)}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}
