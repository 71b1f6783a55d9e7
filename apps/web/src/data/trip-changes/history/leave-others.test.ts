import { endpoints } from "@castor/core/endpoints.ts";
import { movePoint, savePoint } from "@castor/core/points/edit/edit-points.ts";
import { changeRoute } from "@castor/core/routes/edit/edit-routes.ts";
import { moveDays } from "@castor/core/routes/edit/move-days.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../../testing/fake-api.ts";
import { forgetPage } from "../../../../testing/forget-page.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openHistory } from "../../../../testing/open-history.ts";
import { startWords } from "../../../i18n/words.ts";
import { listToasts } from "../../../ui/feedback/show-toast.ts";
import { turnHistory } from "./offer-undo.ts";

let api: FakeApi;
beforeAll(startWords);
beforeEach(() => {
  logInAs();
  api = new FakeApi();
});
afterEach(forgetPage);

const laterThan = "2099-01-01T00:00:00.000Z";

async function open() {
  const opened = await openHistory(api);
  /** What somebody else does, as this window reads it. */
  const others = async (change: (trip: Trip) => Trip) => {
    await opened.settled();
    opened.server.trip = { ...change(opened.server.trip), updated: laterThan };
    await opened.history.queue.readFromServer();
  };
  return { ...opened, others };
}
const lastToast = () => listToasts().at(-1)?.text;

test("Undo takes back one's own field, and leaves the one that somebody else has changed since", async () => {
  const { edits, history, point, others } = await open();
  await edits.save("a", { name: "mine", timeToSpend: 77 });
  await others((trip) => savePoint(trip, "a", { name: "theirs" }));
  turnHistory(history, "undo");
  expect(point("a")).toMatchObject({ name: "theirs", timeToSpend: 0 });
  expect(lastToast()).toContain("What was changed since then stays.");
  await others((trip) => savePoint(trip, "a", { timeToSpend: 5 }));
  turnHistory(history, "redo");
  expect(point("a")).toMatchObject({ name: "theirs", timeToSpend: 5 });
});

test("Undo of a field that somebody else has changed since does nothing, and says so", async () => {
  const { edits, history, point, others } = await open();
  await edits.save("a", { name: "mine" });
  await others((trip) => savePoint(trip, "a", { name: "theirs" }));
  turnHistory(history, "undo");
  expect(point("a").name).toBe("theirs");
  expect(lastToast()).toContain("It has been changed elsewhere in the meantime.");
  expect(history.ends.get().undo).toBeNull();
});

test("Undo of a move leaves a point where somebody else has put it since, and its neighbours in their order", async () => {
  const { edits, history, namesOn, others } = await open();
  edits.move("a", "day2");
  await others((trip) => movePoint(trip, "a", "day3"));
  turnHistory(history, "undo");
  expect([namesOn("day1"), namesOn("day3")]).toEqual([["b", "c", "d"], ["a"]]);
});

test("Undo of moved dates leaves the day that somebody else has moved since", async () => {
  const { history, shown, others, server } = await open();
  api.on(endpoints.routes.moveDates, ({ body }) => {
    server.trip = moveDays(server.trip, body.dates) ?? server.trip;
    return server.trip.routes;
  });
  const dateOf = (id: string) => shown().routes.find((route) => route.id === id)?.date;
  const dates = [
    { id: "day2", date: "2027-06-01 09:00" },
    { id: "day3", date: "2027-06-02 09:00" },
  ];
  const args = { tripId: shown().id, dates };
  void history.run({ name: "routes.moveDates", args }, { isQuiet: true });
  await others((trip) => changeRoute(trip, "day2", { date: "2027-07-07 09:00" }));
  turnHistory(history, "undo");
  expect([dateOf("day2"), dateOf("day3")]).toEqual(["2027-07-07 09:00", "2026-12-07 09:00"]);
  expect(lastToast()).toContain("What was changed since then stays.");
});
