import { endpoints } from "@castor/core/endpoints.ts";
import { addPoint, findPoint } from "@castor/core/points/edit/edit-points.ts";
import { attachPoint } from "@castor/core/points/edit/new-point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { forgetPage } from "../../../../testing/forget-page.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openHistory, withoutIds } from "../../../../testing/open-history.ts";
import { startWords } from "../../../i18n/words.ts";
import { newChange } from "../new-change.ts";
import { newTemporaryId } from "../temporary-ids.ts";

const { points } = endpoints;
let api: FakeApi;

beforeAll(startWords);
beforeEach(() => {
  logInAs();
  api = new FakeApi();
});
afterEach(forgetPage);

/** The trip with one more stop of a place at the end of a day, as the server makes it. */
function attach(trip: Trip, pointId: string, routeId: string, id: string): Trip | null {
  const route = trip.routes.find((day) => day.id === routeId);
  const found = findPoint(trip, pointId);
  return route && found
    ? addPoint(trip, { ...attachPoint(route, found.point), id, order: 0 })
    : null;
}

test("Of several picked points one is refused: undo removes the others", async () => {
  const { history, settled, server } = await openHistory(api);
  const before = withoutIds(server.trip);
  api.on(points.attach, ({ body: { pointId } }) => {
    const id = `put-${pointId}`;
    const next = pointId === "d" ? null : attach(server.trip, pointId, "day3", id);
    if (!next) return refuse("VALIDATION_FAILED", "The day is full.");
    server.trip = next;
    return [findPoint(next, id)?.point ?? refuse("NOT_FOUND")].flatMap((made) =>
      made instanceof Response ? [] : [made],
    );
  });
  const { step, outcome } = history.runTogether(
    ["a", "c", "d"].map((pointId) => ({
      name: "points.attach",
      args: { pointId, stops: [{ id: newTemporaryId(), routeId: "day3" }] },
    })),
  );
  await outcome;
  expect(server.trip.routes[2]?.points).toHaveLength(2);
  if (step) history.undo(step);
  await settled();
  expect(withoutIds(server.trip)).toEqual(before);
});

test("Redoing a new point restores what was saved into it meanwhile", async () => {
  const { edits, history, queue, settled, server } = await openHistory(api);
  const made = await edits.add("day3", { name: "new", lat: 1, lng: 2 });
  if (!made.isDone) throw new Error("the point is made");
  const args = { id: made.isUnsent ? "" : made.answer.id, change: { description: "long text" } };
  await queue.run(newChange({ name: "points.save", args }));
  history.turn("undo");
  await settled();
  history.turn("redo");
  await settled();
  expect(server.trip.routes[2]?.points[0]?.description).toBe("long text");
});
