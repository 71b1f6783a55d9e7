import { useTripChange } from "../../../data/use-trip.ts";
import { TileTypeChoice } from "../../../features/trips/tile-type-choice.tsx";
import { useWords } from "../../../i18n/words.ts";
import type { SectionProps } from "./section-props.ts";

/** On which map a trip is drawn; changed at once, for everyone who opens it. */
export function SourceSection({ trip }: SectionProps) {
  const translate = useWords("common", "map-settings");
  const change = useTripChange(trip.id);
  return (
    <TileTypeChoice
      label={translate("mapSections.source")}
      value={trip.tileType}
      onChange={(tileType) =>
        void change({ name: "trips.save", args: { id: trip.id, change: { tileType } } })
      }
    />
  );
}
