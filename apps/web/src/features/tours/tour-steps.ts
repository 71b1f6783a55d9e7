import type { TourId } from "@castor/core/tours/tours.ts";
import type { RoomKey } from "@castor/i18n/words.ts";
import type { BeaverPose } from "../../ui/beaver/beaver.tsx";

interface Step {
  /** The selector of what is explained; null for none. */
  target: string | null;
  pose: BeaverPose;
}

const marked = (name: string) => `[data-tour="${name}"]`;
/** A field of the form that is open. */
const field = (path: string) => `[role="dialog"] [data-path="${path}"]`;
const save = '[role="dialog"] button[type="submit"]';

/** The names of the steps of a tour: those that have words. */
type StepName<
  Tour extends TourId,
  Key = RoomKey<"tours">,
> = Key extends `tours.${Tour}.${infer Name}.title` ? Name : never;

/** The steps of each tour, in order. Their words have the same names. */
export const tourSteps: {
  [Tour in TourId]: Readonly<Record<StepName<Tour>, Step>>;
} = {
  myTripsTour: {
    hello: { target: null, pose: "waves" },
    newTrip: { target: marked("new-trip"), pose: "unrolls-map" },
    import: { target: marked("import"), pose: "carries-letter" },
    sections: { target: marked("trip-sections"), pose: "waves" },
  },
  newTripDialogTour: {
    where: { target: field("where"), pose: "unrolls-map" },
    dates: { target: field("first"), pose: "gnaws-pencil" },
    create: { target: save, pose: "waves" },
  },
  mapTour: {
    days: { target: "[data-day-strip]", pose: "unrolls-map" },
    search: { target: 'form[role="search"]', pose: "dives" },
    mode: { target: marked("edit-mode"), pose: "gnaws-pencil" },
    more: { target: marked("map-settings"), pose: "waves" },
  },
  editMapTour: {
    add: { target: marked("add-point"), pose: "unrolls-map" },
    dayMenu: { target: marked("day-menu"), pose: "gnaws-pencil" },
    undo: { target: marked("undo"), pose: "naps" },
  },
  foundPointTour: {
    card: { target: "[data-found-card]", pose: "dives" },
    add: { target: marked("add-found"), pose: "waves" },
  },
  editPointTour: {
    name: { target: field("name"), pose: "gnaws-pencil" },
    lookUp: { target: marked("look-up"), pose: "dives" },
    time: { target: field("timeToSpend"), pose: "naps" },
    save: { target: save, pose: "waves" },
  },
  editRouteTour: {
    name: { target: field("name"), pose: "gnaws-pencil" },
    date: { target: field("date"), pose: "unrolls-map" },
    mode: { target: marked("day-mode"), pose: "waves" },
  },
  mapSettingsTour: {
    source: { target: marked("settings-source"), pose: "unrolls-map" },
    offline: { target: marked("settings-offline"), pose: "dives" },
    downloads: { target: marked("settings-downloads"), pose: "carries-letter" },
  },
};
