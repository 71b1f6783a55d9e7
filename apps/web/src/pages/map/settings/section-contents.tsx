import type { Trip } from "@castor/core/trips/trip.ts";
import type { RoomKey, WordsKey } from "@castor/i18n/words.ts";
import { type ComponentType, useContext } from "react";
import { useTripChange } from "../../../data/use-trip.ts";
import { Downloads } from "../../../features/exports/downloads.tsx";
import { ExternalCalendar } from "../../../features/exports/external-calendar.tsx";
import { MapStateLine } from "../../../features/offline/map-state-line.tsx";
import { TileTypeChoice } from "../../../features/trips/tile-type-choice.tsx";
import { useWords } from "../../../i18n/words.ts";
import { LayoutChoice } from "../../../things/layout/layout-choice.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import type { MapEvent } from "../map-screen.ts";
import { ShownView } from "../other-view/other-view.ts";
import type { SettingsSectionId } from "./settings-sections.ts";

/** The props of a section of the map settings. */
export interface SectionProps {
  trip: Trip;
  onEvent: (event: MapEvent) => void;
}

/** On which map a trip is drawn; changed at once, for everyone who opens it. */
function SourceSection({ trip }: SectionProps) {
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

/** Says who can read the trip, and opens the share dialog. */
function SharingSection({ trip, onEvent }: SectionProps) {
  const translate = useWords("common", "map-settings");
  const state = trip.isInCatalog ? "isListed" : trip.isPublic ? "isPublic" : "isPrivate";
  return (
    <>
      <div>{translate(`mapSections.${state}`)}</div>
      <Button icon="share" onClick={() => onEvent({ kind: "open", dialog: { kind: "share" } })}>
        {translate("sharing.open")}
      </Button>
    </>
  );
}

/** Opens the form of the trip, or the dialog that copies it. */
function TripSection({ onEvent }: SectionProps) {
  const translate = useWords("common", "map-settings");
  return (
    <>
      <Button icon="pencil" onClick={() => onEvent({ kind: "open", dialog: { kind: "trip" } })}>
        {translate("mapSections.changeTrip")}
      </Button>
      <Button icon="copy" onClick={() => onEvent({ kind: "open", dialog: { kind: "copyTrip" } })}>
        {translate("trips.copy")}
      </Button>
    </>
  );
}

/** Says whether the trip's map is stored in this browser, and opens the dialog that stores it. */
function OfflineSection({ trip, onEvent }: SectionProps) {
  const translate = useWords("common", "offline");
  return (
    <>
      <MapStateLine trip={trip} />
      <Button
        icon="download"
        onClick={() => onEvent({ kind: "open", dialog: { kind: "offline" } })}
      >
        {translate("offlineMap.open")}
      </Button>
    </>
  );
}

/** The files of the trip. Whoever looks as visitors do, or at an earlier version, would get those of the trip as it is: none are given then. */
function DownloadsSection({ trip }: SectionProps) {
  return <Downloads trip={trip} isHeld={useContext(ShownView) !== null} />;
}

/** Opens the import dialog for this trip. */
function ImportSection({ onEvent }: SectionProps) {
  const translate = useWords("common");
  return (
    <Button icon="upload" onClick={() => onEvent({ kind: "open", dialog: { kind: "import" } })}>
      {translate("imports.openInto")}
    </Button>
  );
}

/** The trip in calendar programs, by its secret link. */
function CalendarSection({ trip }: SectionProps) {
  return <ExternalCalendar trip={trip} />;
}

type SectionKey = WordsKey | RoomKey<"map-settings">;

interface SectionContent {
  title: SectionKey;
  hint: SectionKey;
  Content: ComponentType<SectionProps>;
}

/** The title and content of each section of the map settings; loaded with the dialog, not with the page. */
export const sectionContents: Readonly<Record<SettingsSectionId, SectionContent>> = {
  source: {
    title: "mapSections.source",
    hint: "mapSections.sourceHint",
    Content: SourceSection,
  },
  layout: {
    title: "mapSettings.layout",
    hint: "mapSections.layoutHint",
    Content: LayoutChoice,
  },
  sharing: {
    title: "mapSections.sharing",
    hint: "mapSections.sharingHint",
    Content: SharingSection,
  },
  trip: { title: "mapSections.trip", hint: "mapSections.tripHint", Content: TripSection },
  offline: {
    title: "mapSettings.offline",
    hint: "mapSections.offlineHint",
    Content: OfflineSection,
  },
  downloads: {
    title: "mapSettings.downloads",
    hint: "mapSections.downloadsHint",
    Content: DownloadsSection,
  },
  import: {
    title: "imports.open",
    hint: "mapSections.importHint",
    Content: ImportSection,
  },
  calendar: {
    title: "mapSettings.calendar",
    hint: "mapSections.calendarHint",
    Content: CalendarSection,
  },
};
