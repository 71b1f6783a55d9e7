import type { Position } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import type { MarkerShows } from "../../map/map-tools.ts";
import type { DayDialog } from "./day-dialog.ts";
import type { SheetRest } from "./panel/sheet-rests.ts";
import { changeShows, firstShows, type ShowEvent } from "./tools/map-shows.ts";

/** What the create-point form begins with: a found place, or just a spot on the map. */
export type PointDraft = Position & Partial<FoundPlace>;

/** The open dialog; one at a time. */
export type MapDialog =
  | { kind: "trip" }
  | { kind: "settings" }
  | { kind: "newRoute" }
  | DayDialog
  | { kind: "route" | "deleteRoute"; routeId: string }
  | { kind: "newPoint"; draft: PointDraft }
  | { kind: "pickExisting"; routeId: string }
  | { kind: "point" | "movePoint" | "putOnDays" | "deletePoint"; pointId: string };

/** The screen's own state: everything about the map page that is neither the trip nor the address. */
export interface MapScreen {
  mode: "view" | "edit";
  dialog: MapDialog | null;
  /** The place that a search found: the red marker. */
  found: FoundPlace | null;
  /** How much of a phone's screen the plan takes. */
  rest: SheetRest;
  /** What of the trip is drawn on the map. */
  shows: MarkerShows;
}

/** How a trip opens: to read (decisions 5). */
export const firstScreen: MapScreen = {
  mode: "view",
  dialog: null,
  found: null,
  rest: "half",
  shows: firstShows,
};

export type MapEvent =
  | { kind: "setMode"; mode: MapScreen["mode"] }
  | { kind: "open"; dialog: MapDialog }
  | { kind: "close" }
  | { kind: "find"; place: FoundPlace; asksToAdd: boolean }
  | { kind: "forgetFound" }
  | { kind: "added" }
  | { kind: "select" }
  | { kind: "rest"; rest: SheetRest }
  | ShowEvent;

/** A sheet that only peeks would hide what there is to read. */
const raised = (rest: SheetRest): SheetRest => (rest === "peek" ? "half" : rest);

/** The screen after something happened on it. */
export function changeScreen(screen: MapScreen, event: MapEvent): MapScreen {
  switch (event.kind) {
    case "setMode":
      return { ...screen, mode: event.mode };
    case "open":
      return { ...screen, dialog: event.dialog };
    case "close":
      return { ...screen, dialog: null };
    case "find":
      return {
        ...screen,
        found: event.place,
        dialog: event.asksToAdd ? { kind: "newPoint", draft: event.place } : screen.dialog,
      };
    case "forgetFound":
      return { ...screen, found: null };
    case "added":
      // Whoever added something is planning: the tools for it stay at hand, the red marker has become a point.
      return { ...screen, mode: "edit", dialog: null, found: null, rest: raised(screen.rest) };
    case "select":
      return { ...screen, rest: raised(screen.rest) };
    case "rest":
      return { ...screen, rest: event.rest };
    case "show":
      return { ...screen, shows: changeShows(screen.shows, event) };
  }
}
