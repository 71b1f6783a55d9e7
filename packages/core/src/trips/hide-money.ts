import { pickFields } from "../basics/pick-fields.ts";
import { isOfMoney } from "../files/attachment.ts";
import type { Idea } from "../points/idea.ts";
import type { Place, Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import type { FindingKind } from "./silenced/finding-kinds.ts";
import type { Trip } from "./trip.ts";

/**
 * A trip for members from whom its owner hides money (specification#hidden-money): no prices, no payments, no deadlines, no
 * costs, no files that tell of them. Reading, print, exports and copies by such a member all use it.
 *
 * As in `redact-trip.ts`, a field that an entity gains does not compile until somebody decides whether it is money.
 */
export const hideMoney = (trip: Trip): Trip => ({
  ...pickFields(trip, keptOfTrip),
  silenced: trip.silenced.filter(({ kind }) => !tellsOfMoney[kind]),
  routes: trip.routes.map(hideMoneyOfRoute),
  ideas: trip.ideas.map(hideMoneyOfIdea),
  financeItems: [],
  attachments: trip.attachments.filter((attachment) => !isOfMoney(attachment)),
});

/** A day without money. */
export const hideMoneyOfRoute = (route: Route): Route => ({
  ...pickFields(route, keptOfRoute),
  points: route.points.map(hideMoneyOfPoint),
});

/** A stop without money. */
export const hideMoneyOfPoint = (point: Point): Point => ({
  ...hideMoneyOfIdea(point),
  ...pickFields(point, keptOfLeg),
});

/** A point without a day, without money. */
export const hideMoneyOfIdea = (idea: Idea): Idea => ({
  ...pickFields(idea, keptOfStop),
  ...pickFields(idea, keptOfPlace),
  finance: null,
});

/** A place without money. */
export const hideMoneyOfPlace = (place: Place): Place => ({
  ...pickFields(place, keptOfPlace),
  finance: null,
  stops: place.stops,
});

const keptOfTrip = [
  "id",
  "name",
  "adults",
  "kids",
  "travellers",
  "currency",
  "tileType",
  "isDraft",
  "startDate",
  "endDate",
  "isPublic",
  "isInCatalog",
  "coverFileId",
  "ownerName",
  "canEdit",
  "role",
  "seesMoney",
  "isShared",
  "members",
  "created",
  "updated",
  "notes",
] as const satisfies (keyof Trip)[];

const keptOfRoute = [
  "id",
  "tripId",
  "name",
  "moveType",
  "date",
  "icon",
  "description",
  "track",
  "isReadonly",
  "notes",
] as const satisfies (keyof Route)[];

const keptOfLeg = [
  "routeId",
  "order",
  "routeMode",
  "excludeFromRoute",
] as const satisfies (keyof Point)[];

const keptOfStop = [
  "id",
  "priority",
  "timeToSpend",
  "reservationTime",
  "cameBeforeMin",
  "isWaitSkipped",
  // Codes, seats and times, no price.
  "booking",
] as const satisfies (keyof Idea)[];

const keptOfPlace = [
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
  // Dates, times and meals.
  "hotelData",
  "picture",
] as const satisfies (keyof Place & keyof Idea)[];

/** Whether a finding tells of costs. What was silenced of them has their names, sums and dates. */
const tellsOfMoney: Readonly<Record<FindingKind, boolean>> = {
  closed: false,
  opensLater: false,
  closesTooSoon: false,
  publicHoliday: false,
  closedAllTrip: false,
  lateForReservation: false,
  lessEarlyThanAsked: false,
  // Of the ticket that was paid for.
  outsideValidity: true,
  missedDeparture: false,
  otherBookingDate: false,
  cancelledBooking: false,
  shortConnection: false,
  journeyToNowhere: false,
  legTooFast: false,
  longWalk: false,
  noWay: false,
  overWater: false,
  daysOverlap: false,
  shortNight: false,
  noBed: false,
  twoBeds: false,
  farBed: false,
  beforeCheckIn: false,
  afterCheckOut: false,
  unusedNights: false,
  missingDays: false,
  samePlaceTwice: false,
  overdueCost: true,
  refundEndsSoon: true,
  noRate: true,
  zoneChange: false,
  clockChange: false,
};
