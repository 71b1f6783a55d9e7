import type { Position } from "@castor/core/geo/position.ts";
import { keepDraft } from "../../data/forms/form-drafts.ts";
import type { PointValues } from "./form/point-values.ts";

/**
 * The name under which the draft of a new point is stored. A found place can be found again, so it has its own draft; a
 * position on the map is hardly pressed twice.
 */
export const newPointDraft = (
  tripId: string,
  place: (Position & { name?: string }) | null,
): string => (place?.name ? `place ${tripId} ${place.lat} ${place.lng}` : `new point ${tripId}`);

/** Stores the draft of a new point, as its form does. */
export const draftPoint = (
  tripId: string,
  place: Parameters<typeof newPointDraft>[1],
  fields: Pick<PointValues, "name" | "url" | "description">,
  now: number,
): void => keepDraft(newPointDraft(tripId, place), fields, now);
