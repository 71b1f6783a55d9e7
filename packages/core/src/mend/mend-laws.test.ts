import { anyTrip } from "@castor/core/testing/any-trip.ts";
import { allItineraries } from "@castor/core/testing/itineraries/all-itineraries.ts";
import type { Itinerary } from "@castor/core/testing/itineraries/itinerary.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyTripChange, inverseOf } from "../changes/change-rows.ts";
import { checkTrip } from "../check/check-trip.ts";
import type { Finding } from "../check/finding.ts";
import { severities } from "../trips/silenced/finding-kinds.ts";
import type { Trip } from "../trips/trip.ts";
import { findFixes, type MendContext } from "./find-fixes.ts";
import { type Fix, fixKinds } from "./fix.ts";
import { legsAfter } from "./legs-after.ts";

const at = "2026-11-20T08:00:00.000Z";

const contextOf = ({ trip, today, zone, zones, legs, noWays, rates }: Itinerary): MendContext => ({
  today,
  perEuro: rates,
  fallbackZone: zone,
  zoneOf: ({ id }) => zones[id] ?? zone,
  legsByDay: Object.fromEntries(trip.routes.map(({ id }) => [id, { legs, missing: noWays }])),
  newId: "new stop",
  at,
});

/** Nothing of the corpus is optional; here everything is. */
const withOptionalStops = (trip: Trip): Trip => ({
  ...trip,
  routes: trip.routes.map((route) => ({
    ...route,
    points: route.points.map((point) => ({ ...point, priority: "second" as const })),
  })),
});

const fixesOf = (trip: Trip, context: MendContext): { finding: Finding; fix: Fix }[] =>
  checkTrip(trip, context).flatMap((finding) =>
    findFixes(trip, finding, context).map((fix) => ({ finding, fix })),
  );

const apply = (trip: Trip, changes: Fix["changes"]) =>
  changes.reduce((changed, change) => applyTripChange(changed, { ...change, at }), trip);

const nameOf = ({ kind, routeIds, stopIds, itemIds }: Finding) =>
  [kind, ...(stopIds.length > 0 ? stopIds : routeIds), ...itemIds].join(" ");
const rank = ({ severity }: Finding) => severities.indexOf(severity);

/** What a fix has to keep, worked out anew from its changes. */
function judge(trip: Trip, finding: Finding, fix: Fix, context: MendContext) {
  const after = apply(trip, fix.changes);
  const { legsByDay } = legsAfter(trip, after, context.legsByDay);
  const before = checkTrip(trip, context);
  const found = checkTrip(after, { ...context, legsByDay });
  const caused = found.filter((each) => {
    const same = before.find((former) => nameOf(former) === nameOf(each));
    return rank(each) <= rank(finding) && (!same || rank(each) < rank(same));
  });
  const numbered = fix.changes.map((change) => ({ ...change, at }));
  const back = inverseOf(trip, numbered).reduce(
    (changed, change) => applyTripChange(changed, { ...change, at }),
    after,
  );
  return { remains: found.map(nameOf).includes(nameOf(finding)), caused, back };
}

const corpus = allItineraries.flatMap((itinerary) => {
  const context = contextOf(itinerary);
  const { trip, id } = itinerary;
  return [
    { id, trip, context },
    { id: `${id}, all optional`, trip: withOptionalStops(trip), context },
  ];
});

test.each(corpus)(
  "$id: a fix removes its finding, causes none as severe, and undone leaves the trip as it was",
  ({ trip, context }) => {
    for (const { finding, fix } of fixesOf(trip, context)) {
      const { remains, caused, back } = judge(trip, finding, fix, context);
      expect({ remains, caused }).toEqual({ remains: false, caused: [] });
      expect(back).toEqual(trip);
    }
  },
);

test("The itineraries need every kind of fix, and most findings of times have one", () => {
  const kinds = new Set(
    corpus.flatMap(({ trip, context }) => fixesOf(trip, context)).map(({ fix }) => fix.kind),
  );
  expect([...kinds].toSorted()).toEqual([...fixKinds].toSorted());
});

test("Any finding of any trip gets at most 4 fixes, the least intrusive first", () => {
  const anyContext = fc.record({
    minutes: fc.nat(600),
    zone: fc.constantFrom("Asia/Tbilisi", "Pacific/Apia", "Nowhere", null),
  });
  fc.assert(
    fc.property(anyTrip, anyContext, (trip, { minutes, zone }) => {
      const leg = { distance: minutes * 500, duration: minutes * 60, isEstimated: false };
      const legsOf = ({ points }: Trip["routes"][number]) => ({
        legs: Object.fromEntries(points.map(({ id }) => [id, leg])),
        missing: [],
      });
      const context: MendContext = {
        ...{ today: "2026-11-20", perEuro: null, fallbackZone: "UTC", newId: "new stop", at },
        legsByDay: Object.fromEntries(trip.routes.map((route) => [route.id, legsOf(route)])),
        zoneOf: () => zone,
      };
      for (const finding of checkTrip(trip, context).slice(0, 4)) {
        const fixes = findFixes(trip, finding, context);
        const order = fixes.map(({ kind }) => fixKinds.indexOf(kind));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(order.length).toBeLessThanOrEqual(4);
        for (const fix of fixes) {
          const { remains, caused } = judge(trip, finding, fix, context);
          expect({ remains, caused }).toEqual({ remains: false, caused: [] });
        }
      }
    }),
    { numRuns: 40 },
  );
});
