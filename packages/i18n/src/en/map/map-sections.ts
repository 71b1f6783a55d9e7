/** The sections of the map settings. */
export const mapSections = {
  source: "Map source",
  sourceHint: "Everyone who opens this trip sees it on this map.",
  layoutHint: "Only for you, in this browser.",
  trip: "Trip settings",
  tripHint: "Name, currency, how many travel, draft.",
  changeTrip: "Edit trip",
  offlineHint: "The trip and its map on this device, to use without a network.",
  downloadsHint: "The trip as a file for other programs and for the way.",
  importHint: "Days and places of a file or a list, into this trip.",
  calendarHint: "The trip in your calendar program. Changes arrive by themselves.",
  sharing: "Sharing",
  sharingHint: "Who can read this trip.",
  isPrivate: "Private: only you see it.",
  isPublic: "Public: everyone who has the link can read it.",
  isListed: "Public and listed in the catalog.",
} as const;
