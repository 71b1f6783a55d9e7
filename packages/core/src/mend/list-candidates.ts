import { addNight } from "./candidates/add-night.ts";
import { otherMode } from "./candidates/change-mode.ts";
import { leaveEarlier, leaveLater } from "./candidates/change-start.ts";
import { drop } from "./candidates/drop-stop.ts";
import { moveDay } from "./candidates/move-to-day.ts";
import { stayShorter } from "./candidates/shorten-stay.ts";
import { swap } from "./candidates/swap-stops.ts";
import { type Candidate, type FixKind, fixKinds } from "./fix.ts";
import type { Problem } from "./problem.ts";
import { remedyKinds } from "./remedies.ts";

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

/** What is tried against a finding by kind, the least intrusive kind first. */
export const listCandidates = (problem: Problem): Candidate[][] =>
  fixKinds
    .filter((kind) => remedyKinds(problem.finding.kind).includes(kind))
    .map((kind) => makers[kind](problem).slice(0, triedOfKind));
