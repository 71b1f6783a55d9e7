import { pickFields } from "../basics/pick-fields.ts";
import { redactAttachments } from "../files/visitor-files.ts";
import { asVisitor } from "../members/member.ts";
import type { Place, Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import type { Trip } from "./trip.ts";
import { shownCoverFile } from "./trip-cover.ts";

/**
 * A public trip for visitors (specification#visitor-view): no money, no bookings, no reservations, no notes, no ideas, and
 * only the files that its owner has ticked. Reading, print, exports, previews and copies by other users all use it.
 *
 * Every answer is built of the fields that are named here. A field that an entity gains does not compile until somebody
 * decides what visitors get of it, and does not reach them before.
 */
export function redactTrip(trip: Trip): Trip {
  const attachments = redactAttachments(trip);
  return {
    ...pickFields(trip, shownOfTrip),
    coverFileId: shownCoverFile({ ...trip, attachments }),
    canEdit: false,
    ...asVisitor,
    isShared: false,
    members: [],
    travellers: [],
    silenced: [],
    routes: trip.routes.map(redactRoute),
    ideas: [],
    financeItems: [],
    notes: [],
    attachments,
  };
}

/** A day for visitors. Its description is shown whole, with the tasks in it. */
export const redactRoute = (route: Route): Route => ({
  ...pickFields(route, shownOfRoute),
  isReadonly: true,
  notes: [],
  points: route.points.map(redactPoint),
});

/** A stop for visitors. */
export const redactPoint = (point: Point): Point => ({
  ...pickFields(point, shownOfStop),
  ...pickFields(point, shownOfPlace),
  finance: null,
  hotelData: null,
  reservationTime: null,
  // Codes, seats and names.
  booking: null,
  cameBeforeMin: 0,
});

/** A place for visitors. */
export const redactPlace = (place: Place): Place => ({
  ...pickFields(place, shownOfPlace),
  finance: null,
  hotelData: null,
  stops: place.stops.map(({ id, routeId, order }) => ({ id, routeId, order })),
});

const shownOfTrip = [
  "id",
  "name",
  "adults",
  "kids",
  "currency",
  "tileType",
  "isDraft",
  "startDate",
  "endDate",
  "isPublic",
  "isInCatalog",
  "ownerName",
  "created",
  "updated",
] as const satisfies (keyof Trip)[];

const shownOfRoute = [
  "id",
  "tripId",
  "name",
  "moveType",
  "date",
  "icon",
  "description",
  "track",
] as const satisfies (keyof Route)[];

const shownOfStop = [
  "id",
  "routeId",
  "order",
  "routeMode",
  "excludeFromRoute",
  "priority",
  "timeToSpend",
  "isWaitSkipped",
] as const satisfies (keyof Point)[];

const shownOfPlace = [
  "linkId",
  "tripId",
  "name",
  "description",
  "lat",
  "lng",
  "typeId",
  "address",
  "url",
  "workingHours",
  // Of Wikimedia Commons, whose address tells nothing of the trip.
  "picture",
] as const satisfies (keyof Place & keyof Point)[];
