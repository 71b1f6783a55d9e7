import { type TripMode, type TripSummary, tripSections } from "@castor/core/trips/trip-summary.ts";
import { TripGrid } from "../../features/trips/trip-grid.tsx";
import { TripMenu, type TripMenuProps } from "../../features/trips/trip-menu.tsx";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export interface TripSectionsProps {
  mode: TripMode;
  trips: readonly TripSummary[];
  actions: Omit<TripMenuProps, "trip">;
  onNew: () => void;
}

/** The trips in their sections (section 2), those that have any; or what to do when there are none. */
export function TripSections({ mode, trips, actions, onNew }: TripSectionsProps) {
  const translate = useWords();
  if (trips.length === 0) {
    return (
      <EmptyState
        pose={mode === "draft" ? "gnaws-pencil" : mode === "all" ? "unrolls-map" : "naps"}
        title={mode === "all" ? translate("trips.emptyTitle") : undefined}
        text={translate(mode === "all" ? "trips.empty" : `trips.emptyMode.${mode}`)}
        action={
          mode === "all" ? (
            <Button kind="primary" icon="plus" isLarge onClick={onNew}>
              {translate("trips.newTrip")}
            </Button>
          ) : undefined
        }
      />
    );
  }
  return tripSections.map((section) => {
    const own = trips.filter((trip) => trip.section === section);
    if (own.length === 0) return null;
    return (
      <TripGrid
        key={section}
        title={translate(`trips.sections.${section}`)}
        trips={own}
        isCounted
        menuOf={(trip) => <TripMenu trip={trip} {...actions} />}
      />
    );
  });
}
