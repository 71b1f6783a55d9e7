/** What several places say of the map settings, and words of the panes beside the map. */
export const mapSettings = {
  open: "Map settings",
  layout: "Layout",
  layouts: {
    vertical: "Map above, plan below",
    pointsLeft: "Plan at the left",
    horizontal: "Plan at the right",
  },
  offline: "Offline map",
  downloads: "Downloads",
  calendar: "External calendar",
  paneWidth: "Width of the plan",
  paneHeight: "Height of the plan",
} as const;
