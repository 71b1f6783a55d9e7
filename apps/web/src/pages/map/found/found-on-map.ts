import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { type FieldsOfPlace, fieldsOfPlace } from "@castor/core/points/edit/fields-of-place.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { PressedPosition } from "./use-free-place.ts";

/** The initial values of a new point: a found place, or only a position of the map. */
export type PointDraft = Position & Partial<FoundPlace>;

/** What the red marker stands for. */
export interface FoundOnMap {
  subject: PointDraft;
  /** Where the map was pressed; null for a place of the search. */
  pressed: PressedPosition | null;
  /** It has just become a point: a second press of a double press meets the card and adds nothing. */
  isAdded: boolean;
}

/** Within this distance, in metres, a position of the map is taken for the known place. */
const sameM = 100;
/** Within this distance, in metres, a position of the map may be called like a town. */
const townM = 1_500;

/** A position with what is known of the place there: all of a place that was pressed, the name of a town around it. */
export function withKnown(position: PointDraft, known: FoundPlace | undefined): PointDraft {
  if (position.name !== undefined || !known) return position;
  const away = distanceBetween(position, known);
  const { lat, lng } = position;
  if (away < sameM) return { ...known, lat, lng };
  return away < townM && known.typeId === "Other" ? { lat, lng, name: known.name } : position;
}

/** The fields of a new point at it. */
export const fieldsOfDraft = (draft: PointDraft, fallbackName: string): FieldsOfPlace =>
  fieldsOfPlace({ name: "", address: "", typeId: "Other", ...draft }, fallbackName);
