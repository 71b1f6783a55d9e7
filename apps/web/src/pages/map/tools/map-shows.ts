import type { MarkerShows } from "../../../map/map-tools.ts";

/** What a trip's map shows at first: everything. */
export const firstShows: MarkerShows = { markers: true, excluded: true };

/** Switches one of them on or off. */
export interface ShowEvent {
  kind: "show";
  what: keyof MarkerShows;
  isOn: boolean;
}

/** What the map shows after a switch. */
export function changeShows(shows: MarkerShows, { what, isOn }: ShowEvent): MarkerShows {
  return { ...shows, [what]: isOn };
}
