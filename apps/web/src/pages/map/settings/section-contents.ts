import type { WordsKey } from "@castor/i18n/words.ts";
import type { ComponentType } from "react";
import { LayoutChoice } from "../../../things/layout/layout-choice.tsx";
import { CalendarSection } from "./calendar-section.tsx";
import { DownloadsSection } from "./downloads-section.tsx";

import { OfflineSection } from "./offline-section.tsx";
import type { SectionProps } from "./section-props.ts";
import type { SettingsSectionId } from "./settings-sections.ts";
import { SharingSection } from "./sharing-section.tsx";
import { SourceSection } from "./source-section.tsx";
import { TripSection } from "./trip-section.tsx";

interface SectionContent {
  title: WordsKey;
  hint: WordsKey;
  Content: ComponentType<SectionProps>;
}

/** The title and content of each section of the map settings; loaded with the dialog, not with the page. */
export const sectionContents: Readonly<Record<SettingsSectionId, SectionContent>> = {
  source: {
    title: "mapSettings.source",
    hint: "mapSettings.sourceHint",
    Content: SourceSection,
  },
  layout: {
    title: "mapSettings.layout",
    hint: "mapSettings.layoutHint",
    Content: LayoutChoice,
  },
  sharing: {
    title: "sharing.settings",
    hint: "sharing.settingsHint",
    Content: SharingSection,
  },
  trip: { title: "mapSettings.trip", hint: "mapSettings.tripHint", Content: TripSection },
  offline: {
    title: "mapSettings.offline",
    hint: "mapSettings.offlineHint",
    Content: OfflineSection,
  },
  downloads: {
    title: "mapSettings.downloads",
    hint: "mapSettings.downloadsHint",
    Content: DownloadsSection,
  },
  calendar: {
    title: "mapSettings.calendar",
    hint: "mapSettings.calendarHint",
    Content: CalendarSection,
  },
};
