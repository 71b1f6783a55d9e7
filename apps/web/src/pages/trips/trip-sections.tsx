import { addressOf } from "@castor/core/pages.ts";
import { type TripMode, type TripSummary, tripSections } from "@castor/core/trips/trip-summary.ts";
import { TripGrid } from "../../features/trips/trip-grid.tsx";
import { TripMenu, type TripMenuProps } from "../../features/trips/trip-menu.tsx";
import { useWords } from "../../i18n/words.ts";
import type { BeaverPose } from "../../ui/beaver/beaver.tsx";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";

/** What the page shows: the trips of a mode, or those of others. The server knows only modes. */
export type TripFilter = TripMode | "shared";

/** What the beaver does where a filter leaves no trips. */
const poses: Record<TripFilter, BeaverPose> = {
  all: "unrolls-map",
  current: "naps",
  old: "naps",
  draft: "gnaws-pencil",
  public: "carries-letter",
  shared: "carries-letter",
};

export interface TripSectionsProps {
  mode: TripFilter;
  trips: readonly TripSummary[];
  actions: Omit<TripMenuProps, "trip">;
}

/** The trips in their sections (specification#trips-page), without empty ones; without trips a hint how to begin. */
export function TripSections({ mode, trips, actions }: TripSectionsProps) {
  const translate = useWords("common", "trip-list");
  if (trips.length === 0) {
    return (
      <EmptyState
        pose={poses[mode]}
        title={mode === "all" ? translate("tripList.emptyTitle") : undefined}
        text={translate(mode === "all" ? "tripList.empty" : `tripList.emptyMode.${mode}`)}
        action={
          mode === "all" ? (
            <ButtonLink href={addressOf("catalog")}>{translate("sharing.browse")}</ButtonLink>
          ) : (
            <ButtonLink href={addressOf("trips")}>{translate("tripList.showAll")}</ButtonLink>
          )
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
        title={translate(`tripList.sections.${section}`)}
        trips={own}
        isCounted
        menuOf={(trip) => <TripMenu trip={trip} {...actions} />}
      />
    );
  });
}
