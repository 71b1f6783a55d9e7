import * as z from "zod/mini";

/** The guided tours (section 3). */
export const tourIds = [
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

/** How a tour ended (section 4). */
export const tourOutcome = z.enum(["finished", "skipped"]);
export type TourOutcome = z.infer<typeof tourOutcome>;

/** The tours of a logged-in user: which may still show, which shows, which wait (section 3). */
export interface ToursState {
  available: readonly TourId[];
  currentTour: TourId | null;
  queue: readonly TourId[];
}
