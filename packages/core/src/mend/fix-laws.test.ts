import { anyPlan, type Plan } from "@castor/core/testing/any-plan.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyTripChange } from "../changes/change-rows.ts";
import { checkTrip } from "../check/check-trip.ts";
import type { Finding } from "../check/finding.ts";
import { isPaidOrDated } from "../points/is-paid-or-dated.ts";
import { dayOf } from "../time/dates.ts";
import { severities } from "../trips/silenced/finding-kinds.ts";
import type { Trip } from "../trips/trip.ts";
import { findFixes, type MendContext } from "./find-fixes.ts";
import type { Fix } from "./fix.ts";
import { legsAfter } from "./legs-after.ts";

const at = "2026-11-20T08:00:00.000Z";
const contextOf = ({ legsByDay }: Plan): MendContext => ({
  ...{ today: "2026-11-20", perEuro: null, fallbackZone: "UTC", newId: "new stop", at },
  zoneOf: () => "Europe/Vienna",
  legsByDay,
});

const rank = ({ severity }: Finding) => severities.indexOf(severity);
const nameOf = ({ kind, stopIds, routeIds }: Finding) =>
  [kind, ...(stopIds.length > 0 ? stopIds : routeIds)].join(" ");

/** The dates of what is paid for or valid on some dates. */
const datesOfTickets = ({ routes }: Trip) =>
  Object.fromEntries(
    routes.flatMap(({ date, points }) =>
      points.filter(isPaidOrDated).map(({ id }) => [id, dayOf(date)]),
    ),
  );

function judge({ trip }: Plan, finding: Finding, fix: Fix, context: MendContext) {
  const after = fix.changes.reduce(
    (changed, change) => applyTripChange(changed, { ...change, at }),
    trip,
  );
  const { legsByDay } = legsAfter(trip, after, context.legsByDay);
  const [before, found] = [checkTrip(trip, context), checkTrip(after, { ...context, legsByDay })];
  const asSevere = (findings: readonly Finding[]) =>
    findings.filter((each) => rank(each) <= rank(finding));
  const former = datesOfTickets(trip);
  return {
    fix,
    remains: found.map(nameOf).includes(nameOf(finding)),
    isFewer: asSevere(found).length < asSevere(before).length,
    caused: asSevere(found).filter(
      (each) =>
        !before.some((known) => nameOf(known) === nameOf(each) && rank(known) <= rank(each)),
    ),
    movedTickets: Object.entries(datesOfTickets(after)).filter(
      ([id, date]) => (former[id] ?? date) !== date,
    ),
  };
}

test("A fix removes its finding, causes none as severe, and moves no ticket to another date", () => {
  let offered = 0;
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const context = contextOf(plan);
      for (const finding of checkTrip(plan.trip, context)) {
        for (const fix of findFixes(plan.trip, finding, context)) {
          offered += 1;
          expect(judge(plan, finding, fix, context)).toEqual({
            ...{ fix, remains: false, isFewer: true, caused: [], movedTickets: [] },
          });
        }
      }
    }),
    { numRuns: 15 },
  );
  expect(offered).toBeGreaterThan(5);
});
