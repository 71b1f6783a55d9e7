import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { applyTripChange } from "@castor/core/changes/change-rows.ts";
import { changeNumber } from "@castor/core/testing/any-changes.ts";
import {
  makeAttachment,
  makeIdea,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { expect, test } from "vitest";
import { findGone } from "./find-gone.ts";

const { id: _, ...ticket } = makeAttachment({ kind: "place", thingId: "place" });
const attach = changeNumber(
  { name: "attachments.add", args: { tripId: "trip", id: "new", attachment: ticket } },
  1,
);
const stop = makePoint({ id: "stop", linkId: "place", name: "Baths" });
const idea = makeIdea({ id: "idea", linkId: "place", name: "Baths" });
const hotel = makeAttachment({ id: "voucher", kind: "place", thingId: "place" });

const asStop = makeTrip({
  ...{ id: "trip", attachments: [hotel] },
  routes: [makeRoute({ id: "day", points: [stop] })],
});
const asIdea = makeTrip({ id: "trip", attachments: [hotel], ideas: [idea] });

test.each([
  ["a stop", asStop, { name: "points.remove", args: { id: "stop" } }],
  ["an idea", asIdea, { name: "ideas.remove", args: { id: "idea" } }],
] satisfies [string, Trip, ChangeBody][])(
  "A file for the place of %s that somebody has deleted brings the place back, with its other files",
  (_, former, removal) => {
    const now = applyTripChange(former, changeNumber(removal, 0));
    const { thingId, again } = findGone(former, now, attach, new Map());
    expect(thingId).toBe("place");
    const back = [...again.map((body, index) => changeNumber(body, index + 2)), attach].reduce(
      (trip, change) => applyTripChange(trip, change),
      now,
    );
    expect(back.attachments.map((file) => file.id).toSorted()).toEqual(["new", "voucher"]);
  },
);

test("A file for a place that is there still waits for nothing", () => {
  const trip = makeTrip({ id: "trip", ideas: [idea] });
  expect(findGone(trip, trip, attach, new Map())).toEqual({ thingId: null, again: [] });
});
