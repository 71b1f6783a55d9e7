import type { FindingKind } from "../check/finding-kinds.ts";
import { addNight } from "./candidates/add-night.ts";
import { otherMode } from "./candidates/change-mode.ts";
import { leaveEarlier, leaveLater } from "./candidates/change-start.ts";
import { drop } from "./candidates/drop-stop.ts";
import { moveDay } from "./candidates/move-to-day.ts";
import { stayShorter } from "./candidates/shorten-stay.ts";
import { swap } from "./candidates/swap-stops.ts";
import { type Candidate, type FixKind, fixKinds } from "./fix.ts";
import type { Problem } from "./problem.ts";

/** Each answers its candidates, the best first. */
const makers: Record<FixKind, (problem: Problem) => Candidate[]> = {
  leaveEarlier,
  leaveLater,
  stayShorter,
  swap,
  otherMode,
  addNight,
  moveDay,
  drop,
};

/** Candidates of one kind that are tried. */
const triedOfKind = 9;

const toBeSooner: readonly FixKind[] = [
  ...(["leaveEarlier", "stayShorter", "swap", "otherMode", "moveDay", "drop"] as const),
];

/** What may help against each kind of finding. What is not a matter of the plan has nothing. */
const remedies: Record<FindingKind, readonly FixKind[]> = {
  closed: ["leaveLater", ...toBeSooner],
  opensLater: ["leaveLater", "swap", "moveDay", "drop"],
  closesTooSoon: toBeSooner,
  closedAllTrip: ["drop"],
  lateForReservation: toBeSooner,
  lessEarlyThanAsked: toBeSooner,
  missedDeparture: toBeSooner,
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

/** What is tried against a finding by kind, the least intrusive kind first. */
export const listCandidates = (problem: Problem): Candidate[][] =>
  fixKinds
    .filter((kind) => remedies[problem.finding.kind].includes(kind))
    .map((kind) => makers[kind](problem).slice(0, triedOfKind));
