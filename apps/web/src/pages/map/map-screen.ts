import type { Position } from "@castor/core/geo/position.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ImportSource } from "../../data/asked-dialog.ts";
import type { TypedPoint } from "../../features/points/point-form.tsx";
import type { MarkerVisibility } from "../../map/map-tools.ts";
import type { DayDialog } from "./dialogs/day-dialog.ts";
import type { FoundOnMap, PointDraft } from "./found/found-on-map.ts";
import type { SheetSnap } from "./panel/sheet-snaps.ts";

/** A trip's map shows everything at first. */
const initialVisibility: MarkerVisibility = { markers: true, excluded: true };

/** Switches one of them on or off. */
interface VisibilityEvent {
  kind: "show";
  what: keyof MarkerVisibility;
  isOn: boolean;
}

/** The visibility after a switch. */
function changeVisibility(
  shows: MarkerVisibility,
  { what, isOn }: VisibilityEvent,
): MarkerVisibility {
  return { ...shows, [what]: isOn };
}

/** A day, and a position on it, from 0. Without a position it is the day's end. */
export interface PlaceOnDay {
  routeId: string;
  order?: number | undefined;
}

/** The open dialog; one at a time. */
export type MapDialog =
  | { kind: "trip" }
  | { kind: "dates" }
  | { kind: "settings" }
  | { kind: "copyTrip" }
  | { kind: "share" }
  | { kind: "check" }
  | { kind: "downloads" }
  | { kind: "offline" }
  | { kind: "import"; source?: ImportSource }
  | { kind: "newRoute" }
  | DayDialog
  | { kind: "route" | "deleteRoute"; routeId: string }
  /** Without a draft the point has no position yet; `typed` is what was typed before a position was chosen. */
  | ({ kind: "newPoint"; draft: PointDraft | null; typed?: TypedPoint } & Partial<PlaceOnDay>)
  | { kind: "idea" | "ideaToDay" | "ideaToTrip"; ideaId: string }
  | { kind: "pickExisting"; routeId: string }
  | { kind: "point" | "movePoint" | "putOnDays" | "toTrip" | "deletePoint"; pointId: string };

/** The state of the map page that is neither in the trip nor in the address. */
export interface MapScreen {
  mode: "view" | "edit";
  dialog: MapDialog | null;
  /** The red marker, with its card. */
  found: FoundOnMap | null;
  /** What was typed in the form of a new point, while a position for it is chosen on the map. */
  picking: (PlaceOnDay & { typed: TypedPoint }) | null;
  /** The snap point of the plan's sheet on a phone. */
  rest: SheetSnap;
  /** What the map shows of the trip. */
  shows: MarkerVisibility;
}

const hasOnlyEmptyDays = (routes: Trip["routes"]): boolean =>
  routes.length > 0 && routes.every(({ points }) => points.length === 0);

/** A trip opens in view mode (specification#route-selection), one with days that have no points yet in edit mode. */
export const initialScreen = ({
  canEdit,
  routes,
}: Pick<Trip, "canEdit" | "routes">): MapScreen => ({
  mode: canEdit && hasOnlyEmptyDays(routes) ? "edit" : "view",
  dialog: null,
  found: null,
  picking: null,
  rest: "half",
  shows: initialVisibility,
});

export type MapEvent =
  | { kind: "setMode"; mode: MapScreen["mode"] }
  | { kind: "open"; dialog: MapDialog }
  | { kind: "close" }
  | { kind: "find"; found: FoundOnMap }
  | { kind: "forgetFound" }
  | { kind: "pick"; picking: NonNullable<MapScreen["picking"]> }
  | { kind: "picked"; position: Position | null }
  /** `at`: where the new point is. */
  | { kind: "added"; position?: Position }
  | { kind: "addedFound" }
  | { kind: "select" }
  | { kind: "rest"; rest: SheetSnap }
  | VisibilityEvent;

/** A sheet at its lowest snap point would hide the content. */
const raised = (rest: SheetSnap): SheetSnap => (rest === "peek" ? "half" : rest);
/** A sheet at its highest snap point would hide the map. */
const lowered = (rest: SheetSnap): SheetSnap => (rest === "full" ? "half" : rest);

/** The state after an event. */
export function changeScreen(screen: MapScreen, event: MapEvent): MapScreen {
  switch (event.kind) {
    case "setMode":
      return { ...screen, mode: event.mode };
    case "open":
      return { ...screen, dialog: event.dialog };
    case "close":
      return { ...screen, dialog: null };
    case "find":
      return { ...screen, found: event.found, rest: lowered(screen.rest) };
    case "forgetFound":
      return { ...screen, found: null };
    case "added":
      // Adding a point starts edit mode; the red marker has become the point.
      return { ...screen, mode: "edit", dialog: null, found: null, rest: raised(screen.rest) };
    case "pick":
      return { ...screen, dialog: null, found: null, picking: event.picking, rest: "peek" };
    case "picked": {
      if (!screen.picking) return screen;
      const dialog = { kind: "newPoint" as const, draft: event.position, ...screen.picking };
      return { ...screen, dialog, picking: null, rest: raised(screen.rest) };
    }
    case "addedFound":
      return { ...screen, mode: "edit", found: screen.found && { ...screen.found, isAdded: true } };
    case "select":
      return { ...screen, found: null, rest: raised(screen.rest) };
    case "rest":
      return { ...screen, rest: event.rest };
    case "show":
      return { ...screen, shows: changeVisibility(screen.shows, event) };
  }
}
