import { endpoints } from "@castor/core/endpoints.ts";
import { pointForm } from "@castor/core/points/point.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { startWords } from "../../i18n/words.ts";
import { keyOf, queryClient } from "../http/query-client.ts";
import { tripHistoryOf } from "./history/trip-histories.ts";

const castle = makePoint({ id: "p1", name: "Castle", address: "" });
const makeWith = (change: Partial<typeof castle>): Trip =>
  makeTrip({ id: "t1", routes: [makeRoute({ id: "r1", points: [{ ...castle, ...change }] })] });

/** The trip on the server, and its version. */
let saved: Trip;
let version: number;
let api: FakeApi;

beforeAll(startWords);
beforeEach(() => {
  logInAs();
  saved = makeWith({});
  version = 1;
  api = new FakeApi()
    .on(endpoints.trips.get, () => Response.json(saved, { headers: { ETag: `"${version}"` } }))
    .on(endpoints.points.save, ({ body }, { headers }) => {
      if (headers.get("If-Match") !== `"${version}"`) return refuse("CONFLICT");
      version++;
      return { ...castle, name: body.name ?? castle.name };
    });
  queryClient.setQueryData(keyOf(endpoints.trips.get, { id: "t1" }), saved);
});
afterEach(forgetPage);

const rename = () =>
  tripHistoryOf("t1").run(
    { name: "points.save", args: { id: "p1", change: { name: "Fort" } } },
    { isQuiet: true, isGuarded: true },
  );
const nameNow = () => tripHistoryOf("t1").queue.read()?.routes[0]?.points[0]?.name;

test("a form's change is sent for the version that was compared", async () => {
  expect(await rename()).toMatchObject({ isDone: true });
  expect(api.callsOf(endpoints.points.save)).toHaveLength(1);
});

test("another device's change of another field is kept and does not matter", async () => {
  saved = makeWith({ address: "Hill 1" });
  version = 2;
  expect(await rename()).toMatchObject({ isDone: true });
});

test("another device's change of the same field refuses the form's, unsent, and is shown", async () => {
  saved = makeWith({ name: "Tower" });
  version = 2;
  expect(await rename()).toMatchObject({ isDone: false, error: { status: 409 } });
  expect(api.callsOf(endpoints.points.save)).toEqual([]);
  expect(nameNow()).toBe("Tower");
});

test("a save at the very same moment is compared again: sent when it was of another field, refused when of the same", async () => {
  const meanwhile = (trip: Trip) =>
    api.on(endpoints.points.save, () => {
      saved = trip;
      version = 2;
      api.on(endpoints.points.save, ({ body }, { headers }) =>
        headers.get("If-Match") === `"${version}"`
          ? { ...castle, name: body.name ?? "" }
          : refuse("CONFLICT"),
      );
      return refuse("CONFLICT");
    });
  meanwhile(makeWith({ address: "Hill 1" }));
  expect(await rename()).toMatchObject({ isDone: true });
  queryClient.setQueryData(keyOf(endpoints.trips.get, { id: "t1" }), makeWith({}));
  meanwhile(makeWith({ name: "Tower" }));
  expect(await rename()).toMatchObject({ isDone: false, error: { status: 409 } });
  expect(nameNow()).toBe("Tower");
});

test("a form that was saved before the server named its point meets no conflict", async () => {
  const named = { ...castle, id: "p2", linkId: "l2", name: "Gate" };
  api.on(endpoints.points.save, ({ body }, { headers }) => {
    if (body.id && headers.get("If-Match") !== `"${version}"`) return refuse("CONFLICT");
    version++;
    const point = { ...named, name: body.name ?? named.name };
    saved = makeTrip({ id: "t1", routes: [makeRoute({ id: "r1", points: [castle, point] })] });
    return point;
  });
  const history = tripHistoryOf("t1");
  const fields = { ...pointForm.parse(castle), name: "Gate" };
  const made = { id: "made-1", linkId: "made-2", routeId: "r1" };
  const added = history.run({ name: "points.add", args: { ...made, fields } });
  const change = { name: "Old Gate" };
  const renamed = history.run(
    { name: "points.save", args: { id: "made-1", change } },
    { isQuiet: true, isGuarded: true },
  );
  expect(await added).toMatchObject({ isDone: true });
  expect(await renamed).toMatchObject({ isDone: true });
});
