import type { RoomKey, WordsKey } from "@castor/i18n/words.ts";
import type { ComponentType } from "react";
import { LayoutChoice } from "../../../things/layout/layout-choice.tsx";
import { CalendarSection } from "./calendar-section.tsx";
import { DownloadsSection } from "./downloads-section.tsx";

import { ImportSection } from "./import-section.tsx";
import { OfflineSection } from "./offline-section.tsx";
import type { SectionProps } from "./section-props.ts";
import type { SettingsSectionId } from "./settings-sections.ts";
import { SharingSection } from "./sharing-section.tsx";
import { SourceSection } from "./source-section.tsx";
import { TripSection } from "./trip-section.tsx";

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
