import * as z from "zod/mini";

/** The guided tours (specification#tour-ids). */
const tourIds = [
  "myTripsTour",
  "newTripDialogTour",
  "mapTour",
  "editMapTour",
  "foundPointTour",
  "editPointTour",
  "editRouteTour",
  "mapSettingsTour",
] as const;
export const tourId = z.enum(tourIds);
export type TourId = z.infer<typeof tourId>;

/** How a tour ended (specification#tour-state). */
export const tourOutcome = z.enum(["finished", "skipped"]);
export type TourOutcome = z.infer<typeof tourOutcome>;

/** The tours of a logged-in user (specification#tour-state): those that may still be shown, the current one, those that wait. */
export interface ToursState {
  available: readonly TourId[];
  currentTour: TourId | null;
  queue: readonly TourId[];
}
