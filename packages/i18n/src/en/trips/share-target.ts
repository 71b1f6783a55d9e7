/** The page that asks where a text goes that another program shared. */
export const shareTarget = {
  lead: "Another app shared this with Castor.",
  shared: "What was shared",
  trip: "Trip",
  as: "Add",
  kinds: { point: "A point", note: "A note" },
  go: "Continue",
  noDays: "This trip has no days yet, so this can only become a note.",
  noTrips: "You have no trips yet. Make one, then share again.",
  nothing: "Nothing has arrived. Open Castor once with a connection, then share again.",
} as const;
