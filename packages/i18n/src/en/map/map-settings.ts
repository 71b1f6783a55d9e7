/** Words of the map settings dialog and of the panes beside the map. */
export const mapSettings = {
  open: "Map settings",
  source: "Map source",
  sourceHint: "Everyone who opens this trip sees it on this map.",
  layout: "Layout",
  layoutHint: "Only for you, in this browser.",
  layouts: {
    vertical: "Map above, plan below",
    pointsLeft: "Plan at the left",
    horizontal: "Plan at the right",
  },
  trip: "Trip settings",
  tripHint: "Name, currency, how many travel, draft.",
  changeTrip: "Edit trip",
  offline: "Offline map",
  offlineHint: "The trip and its map on this device, to use without a network.",
  downloads: "Downloads",
  downloadsHint: "The trip as a file for other programs and for the way.",
  calendar: "External calendar",
  calendarHint: "The trip in your calendar program. Changes arrive by themselves.",
  paneWidth: "Width of the plan",
  paneHeight: "Height of the plan",
} as const;
