import { roundPosition } from "@castor/core/geo/round-position.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { FoundCardProps } from "../found/found-card.tsx";
import { FoundOnMapCard } from "../found/found-on-map-card.tsx";
import { MapArea, type MapAreaProps } from "./map-area.tsx";

export interface MapWithFoundProps
  extends Omit<MapAreaProps, "tileType" | "onPress" | "canEdit" | "onSelect" | "inset">,
    Pick<FoundCardProps, "inset" | "forPlace" | "onAdded" | "onLeave"> {
  trip: Trip;
  selectedId: string | null;
  onSelect: (pointId: string | null) => void;
}

/** The map, and over it the card of what was found on it. */
export function MapWithFound(props: MapWithFoundProps) {
  const { trip, selectedId, forPlace, onAdded, onLeave, ...ofMap } = props;
  const { screen, inset, isEditing, onEvent, onSelect, onFind } = ofMap;
  return (
    <>
      <MapArea
        {...ofMap}
        tileType={trip.tileType}
        canEdit={trip.canEdit && trip.routes.length > 0}
        onPress={(position, pixel) => {
          if (selectedId) onSelect(null);
          else if (isEditing) onFind(roundPosition(position), pixel);
          else if (screen.found) onEvent({ kind: "forgetFound" });
        }}
      />
      <FoundOnMapCard
        {...{ trip, forPlace, inset, onEvent, onAdded, onLeave }}
        found={screen.found}
      />
    </>
  );
}
