import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { makeFinance, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { forgetPage } from "../../../../testing/forget-page.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { startWords } from "../../../i18n/words.ts";
import { listToasts } from "../../../ui/feedback/show-toast.ts";
import { keyOf, queryClient, readOptions } from "../../http/query-client.ts";
import { tripHistoryOf } from "../history/trip-histories.ts";
import { decide } from "./unsent-changes.ts";

const { trips, points } = endpoints;
const castle = makePoint({ id: "p1", name: "Castle" });
let api: FakeApi;
let saved: Trip;
let version: number;
/** The names that the server was asked to save, with their keys. */
let sent: [name: string | undefined, key: string | null][];
let users = 0;

/** The trip as somebody else has made it meanwhile. */
function become(trip: Trip): void {
  saved = trip;
  version += 1;
}
const withPoints = (...named: (typeof castle)[]) =>
  makeTrip({ id: "t1", name: "Vienna", routes: [makeRoute({ id: "r1", points: named })] });

beforeAll(startWords);
beforeEach(() => {
  // What one test leaves unsent is nothing to the next.
  logInAs(`user${++users}`);
  [sent, version] = [[], 1];
  saved = withPoints(castle);
  api = new FakeApi()
    .on(trips.get, () => Response.json(saved, { headers: { ETag: `"${version}"` } }))
    .on(points.save, ({ body: { id, ...fields } }, { headers }) => {
      sent.push([fields.name, headers.get("Idempotency-Key")]);
      const known = saved.routes[0]?.points.find((point) => point.id === id);
      if (id && !known) return refuse("NOT_FOUND");
      const made = { ...castle, ...known, ...(fields as Partial<typeof castle>) };
      if (!id) made.id = "made-there";
      const others = saved.routes[0]?.points.filter((point) => point.id !== made.id) ?? [];
      become(withPoints(...others, made));
      return made;
    });
  queryClient.setQueryData(keyOf(trips.get, { id: "t1" }), saved);
});
afterEach(forgetPage);

const goOffline = () => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
async function goOnline(): Promise<void> {
  vi.restoreAllMocks();
  await tripHistoryOf("t1").queue.drain();
}
const rename = (name: string) =>
  tripHistoryOf("t1").run({ name: "points.save", args: { id: "p1", change: { name } } });
const shown = () =>
  tripHistoryOf("t1")
    .queue.read()
    ?.routes[0]?.points.map(({ name }) => name);
const unsent = () => tripHistoryOf("t1").queue.entries.all;
const onlyId = () => unsent()[0]?.change.id ?? "";

test("what is changed without a network is shown at once and sent once, in order, when it is back", async () => {
  goOffline();
  expect(await rename("Fort")).toEqual({ isDone: true, isUnsent: true });
  await rename("Tower");
  expect([shown(), sent]).toEqual([["Tower"], []]);
  await goOnline();
  expect(sent.map(([name]) => name)).toEqual(["Fort", "Tower"]);
  expect([shown(), unsent()]).toEqual([["Tower"], []]);
});

test("without an answer it stays on the screen, and is sent again under the same key", async () => {
  api.on(points.save, (_, { headers }) => {
    sent.push([undefined, headers.get("Idempotency-Key")]);
    throw new TypeError("Failed to fetch");
  });
  expect(await rename("Fort")).toEqual({ isDone: true, isUnsent: true });
  expect([shown(), listToasts()]).toEqual([["Fort"], []]);
  await tripHistoryOf("t1").queue.drain();
  expect(new Set(sent.map(([, key]) => key)).size).toBe(1);
});

test("a field that somebody else has changed meanwhile waits for its author; theirs is shown until then", async () => {
  goOffline();
  await rename("Fort");
  become(withPoints({ ...castle, name: "Palace" }));
  await goOnline();
  expect([shown(), sent]).toEqual([["Palace"], []]);
  expect(unsent()[0]?.blocked).toMatchObject({
    kind: "conflict",
    fields: [{ path: "name", mine: "Fort", theirs: "Palace" }],
  });
  expect(listToasts()).toHaveLength(1);
  await decide("t1", onlyId(), "mine");
  expect([shown(), sent.length, unsent()]).toEqual([["Fort"], 1, []]);
});

test("the currency of two prices is kept with them, also where only the amount was changed", async () => {
  const priced = (price: number, currency: CurrencyId) =>
    withPoints({ ...castle, finance: makeFinance({ price, currency }) });
  saved = priced(10, "EUR");
  queryClient.setQueryData(keyOf(trips.get, { id: "t1" }), saved);
  goOffline();
  const change = { finance: { price: 20 } };
  await tripHistoryOf("t1").run({ name: "points.save", args: { id: "p1", change } });
  become(priced(30, "GEL"));
  await goOnline();
  expect(unsent()[0]?.blocked).toMatchObject({
    fields: [{ path: "finance.price", mine: 20, theirs: 30 }],
    theirs: { "finance.price": 30, "finance.currency": "GEL" },
  });
});

test("a conflict that is decided for the others sends nothing", async () => {
  goOffline();
  await rename("Fort");
  become(withPoints({ ...castle, name: "Palace" }));
  await goOnline();
  await decide("t1", onlyId(), "theirs");
  expect([shown(), sent, unsent()]).toEqual([["Palace"], [], []]);
});

test("another field that somebody else has changed does not matter", async () => {
  goOffline();
  await rename("Fort");
  become(withPoints({ ...castle, address: "Hill 1" }));
  await goOnline();
  expect([shown(), unsent()]).toEqual([["Fort"], []]);
});

test("a read that began before the change was sent does not bring the former trip back", async () => {
  goOffline();
  await rename("Fort");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const former = saved;
  let reads = 0;
  api.on(trips.get, async () => {
    if (++reads > 1) return saved;
    await released;
    return former;
  });
  const key = keyOf(trips.get, { id: "t1" });
  // The connection is back: the page reads the trip again, and the queue sends.
  vi.restoreAllMocks();
  const read = queryClient
    .fetchQuery({ ...readOptions(trips.get, { id: "t1" }), staleTime: 0 })
    .catch(() => null);
  await tripHistoryOf("t1").queue.drain();
  release();
  await read;
  expect(sent.map(([name]) => name)).toEqual(["Fort"]);
  expect(shown()).toEqual(["Fort"]);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test("what was deleted meanwhile comes back only if its author says so", async () => {
  goOffline();
  await rename("Fort");
  // The page is opened again, and knows the trip only as it is now.
  become(withPoints());
  queryClient.setQueryData(keyOf(trips.get, { id: "t1" }), saved);
  await goOnline();
  expect(shown()).toEqual([]);
  expect(unsent()[0]?.blocked).toMatchObject({ kind: "gone", thingId: "p1" });
  await decide("t1", onlyId(), "restore");
  expect([shown(), unsent()]).toEqual([["Fort"], []]);
});

test("a refused change is kept with the reason until its author decides", async () => {
  goOffline();
  await rename("Fort");
  api.on(points.save, () => refuse("VALIDATION_FAILED", "Too long."));
  await goOnline();
  expect(shown()).toEqual(["Castle"]);
  expect(unsent()[0]?.blocked).toMatchObject({
    kind: "refused",
    status: 400,
    message: "Too long.",
  });
  await decide("t1", onlyId(), "discard");
  expect(unsent()).toEqual([]);
});

test("a delete of what is gone asks nothing, nor does what was changed in it before", async () => {
  api.on(points.remove, () => refuse("NOT_FOUND"));
  goOffline();
  await rename("Fort");
  tripHistoryOf("t1").run({ name: "points.remove", args: { id: "p1" } });
  become(withPoints());
  await goOnline();
  expect([unsent(), listToasts()]).toEqual([[], []]);
});

test("a change on which the server fails five times waits for its author, and the next one is sent", async () => {
  let failures = 0;
  api.on(points.save, ({ body }) => {
    sent.push([body.name, null]);
    if (body.name === "Fort" && ++failures) return refuse("INTERNAL");
    return { ...castle, name: body.name ?? "" };
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const outcomes = [rename("Fort"), rename("Tower")];
  await vi.advanceTimersByTimeAsync(120_000);
  await Promise.all(outcomes);
  vi.useRealTimers();
  // Each attempt asks twice.
  expect(failures).toBe(10);
  expect(unsent()[0]?.blocked).toMatchObject({ kind: "refused", status: 500 });
});

test("what the server did without an answer is no conflict with what others have written since", async () => {
  api.on(points.save, ({ body }, { headers }) => {
    sent.push([body.name, headers.get("If-Match")]);
    if (sent.length > 2) return { ...castle, name: body.name ?? "" };
    // It was done, and then overwritten by somebody else.
    become(withPoints({ ...castle, name: "Palace" }));
    return refuse("INTERNAL");
  });
  await rename("Fort");
  expect(unsent()).toMatchObject([{ isLate: true, isReplay: true }]);
  await tripHistoryOf("t1").queue.drain();
  expect(sent.at(-1)).toEqual(["Fort", '"none"']);
  expect(unsent()).toEqual([]);
});
