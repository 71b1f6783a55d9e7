import type { FindingKind } from "../trips/silenced/finding-kinds.ts";
import type { FixKind } from "./fix.ts";

const toBeSooner: readonly FixKind[] = [
  ...(["leaveEarlier", "stayShorter", "swap", "otherMode", "moveDay", "drop"] as const),
];

/** What may help against each kind of finding. What is not a matter of the plan has nothing. */
const remedies: Record<FindingKind, readonly FixKind[]> = {
  closed: ["leaveLater", ...toBeSooner],
  opensLater: ["leaveLater", "swap", "moveDay", "drop"],
  closesTooSoon: toBeSooner,
  // Whoever knows better says "I know".
  publicHoliday: [],
  closedAllTrip: ["drop"],
  lateForReservation: toBeSooner,
  lessEarlyThanAsked: toBeSooner,
  // A ticket is never offered for another date.
  outsideValidity: ["drop"],
  missedDeparture: toBeSooner,
  // Only another booking helps, or another place for it.
  otherBookingDate: [],
  cancelledBooking: ["drop"],
  shortConnection: [],
  journeyToNowhere: [],
  legTooFast: ["leaveEarlier", "stayShorter", "drop"],
  longWalk: ["swap", "otherMode", "moveDay", "drop"],
  // From where else there would be a way is not known.
  noWay: ["drop"],
  // Only the traveller can look for a ferry.
  overWater: [],
  daysOverlap: ["leaveEarlier", "leaveLater", "stayShorter", "otherMode", "moveDay", "drop"],
  shortNight: ["leaveEarlier", "leaveLater", "stayShorter", "otherMode", "moveDay", "drop"],
  noBed: ["addNight"],
  twoBeds: [],
  farBed: [],
  beforeCheckIn: ["leaveLater", "addNight"],
  afterCheckOut: ["leaveEarlier", "stayShorter", "otherMode", "drop"],
  unusedNights: [],
  missingDays: [],
  samePlaceTwice: ["drop"],
  overdueCost: [],
  refundEndsSoon: [],
  noRate: [],
  zoneChange: [],
  clockChange: [],
};

/** True for kinds of findings that some change of the plan may mend. */
export const canBeMended = (kind: FindingKind): boolean => remedies[kind].length > 0;

/** The kinds of fixes that are tried against a kind of findings. */
export const remedyKinds = (kind: FindingKind): readonly FixKind[] => remedies[kind];
