import type { MarkerVisibility } from "../../../map/map-tools.ts";

/** A trip's map shows everything at first. */
export const initialVisibility: MarkerVisibility = { markers: true, excluded: true };

/** Switches one of them on or off. */
export interface VisibilityEvent {
  kind: "show";
  what: keyof MarkerVisibility;
  isOn: boolean;
}

/** The visibility after a switch. */
export function changeVisibility(
  shows: MarkerVisibility,
  { what, isOn }: VisibilityEvent,
): MarkerVisibility {
  return { ...shows, [what]: isOn };
}
