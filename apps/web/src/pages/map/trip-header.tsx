import { addressOf } from "@castor/core/pages.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { Suspense } from "react";
import { useIsPhone } from "../../device/media.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lateCorner } from "../../ui/late-corner.ts";
import { Link } from "../../ui/link.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { CopyTripButton } from "./copy-trip-button.tsx";
import type { MapScreen } from "./map-screen.ts";
import { settingsFor } from "./settings/settings-sections.ts";
import styles from "./trip-header.module.css";

/** Loads after the map: nobody opens it for that. */
const DeadlineBadge = lateCorner(
  async () => (await import("../../features/finance/deadline-badge.tsx")).DeadlineBadge,
);

export interface TripHeaderProps {
  trip: Trip;
  mode: MapScreen["mode"];
  onMode: (mode: MapScreen["mode"]) => void;
  onSettings: () => void;
}

/** What trip this is, and for its owner whether one reads or edits; visitors may copy it. */
export function TripHeader({ trip, mode, onMode, onSettings }: TripHeaderProps) {
  const translate = useWords();
  const { dateRange } = useFormats();
  const { startDate, endDate } = trip;
  const hasSettings = settingsFor({ trip, isPhone: useIsPhone() }).length > 0;
  const author =
    trip.canEdit || !trip.ownerName ? null : translate("map.byOwner", { name: trip.ownerName });
  const dates = startDate && endDate ? dateRange(startDate, endDate) : null;
  return (
    <header className={`${styles.header} ${trip.canEdit ? "" : styles.visited}`}>
      {trip.canEdit ? (
        <Link
          href={addressOf("trips")}
          className={styles.back}
          aria-label={translate("map.backToTrips")}
          title={translate("map.backToTrips")}
        >
          <Icon name="arrow-left" />
        </Link>
      ) : null}
      <div className={styles.words}>
        <h1 className={`few-lines ${styles.name}`} dir="auto">
          {trip.name}
        </h1>
        <p className="secondary tabular">{[dates, author].filter(Boolean).join(" · ")}</p>
        <Suspense>
          <DeadlineBadge trip={trip} />
        </Suspense>
      </div>
      {hasSettings ? (
        <IconButton icon="adjustments" label={translate("mapSettings.open")} onClick={onSettings} />
      ) : null}
      {trip.canEdit ? (
        <SegmentedChoice
          isSmall
          label={translate("map.mode")}
          value={mode}
          choices={[
            { value: "view", label: translate("map.view"), icon: "eye", isIconOnly: true },
            { value: "edit", label: translate("map.edit"), icon: "pencil", isIconOnly: true },
          ]}
          onChange={onMode}
        />
      ) : (
        <CopyTripButton tripId={trip.id} />
      )}
    </header>
  );
}
