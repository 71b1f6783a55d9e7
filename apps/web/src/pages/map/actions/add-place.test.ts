import { endpoints } from "@castor/core/endpoints.ts";
import { addPoint } from "@castor/core/points/edit/edit-points.ts";
import type { PictureCandidate } from "@castor/core/points/picture.ts";
import { addRoute, removeRoute } from "@castor/core/routes/edit/edit-routes.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../../testing/log-in.ts";
import { makeConfig } from "../../../../testing/make-config.ts";
import { openHistory } from "../../../../testing/open-history.ts";
import { queryClient } from "../../../data/http/query-client.ts";
import { historyTopic } from "../../../data/trip-changes/history/trip-history.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { dismissToastTopic, listToasts } from "../../../ui/feedback/show-toast.ts";
import { addPlace } from "./add-place.ts";

const bath = {
  ...{ name: "Bath", lat: 41.7, lng: 44.8, typeId: "Water" as const },
  ...{ address: "", url: "", workingHours: "" },
};
const fourth = {
  ...{ name: "Day 4", icon: "none" as const, description: "", date: "2026-12-08 09:00" },
  moveType: "car" as const,
};
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  api = new FakeApi();
});
afterEach(() => {
  dismissToastTopic(historyTopic);
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

/** A trip of three days on a server that makes and removes days too. */
async function openTrip() {
  const opened = await openHistory(api);
  const { server } = opened;
  api
    .on(endpoints.routes.save, ({ body: { name = "", date = "" } }) => {
      const made = makeRoute({ ...fourth, name, date, id: "made-day" });
      server.trip = addRoute(server.trip, made);
      return made;
    })
    .on(endpoints.routes.remove, ({ id }) => {
      server.trip = removeRoute(server.trip, id);
      return { success: true };
    });
  const daysOf = (trip = server.trip) => trip.routes.map(({ name }) => name);
  const undo = async () => {
    listToasts().at(-1)?.action?.run();
    await opened.settled();
  };
  return { ...opened, daysOf, undo, tripId: server.trip.id };
}

test("A place is added at the end of its day, with a message that takes it back", async () => {
  const { tripId, namesOn, settled, undo } = await openTrip();
  addPlace(tripId, { id: "day2", name: "Hills" }, bath);
  expect(namesOn("day2")).toEqual(["e", "b", "Bath"]);
  expect(listToasts().at(-1)?.text).toBe("Added to “Hills”: Bath.");
  await settled();
  await undo();
  expect(namesOn("day2")).toEqual(["e", "b"]);
});

test("A place on a new day makes both, and one Undo takes both back", async () => {
  const { tripId, history, server, settled, daysOf, undo, shown } = await openTrip();
  const before = daysOf();
  addPlace(tripId, fourth, bath);
  expect(daysOf(shown())).toEqual([...before, "Day 4"]);
  expect(history.ends.get().undo).toEqual({ kind: "points.add", name: "Bath", count: 1 });
  await settled();
  expect(server.trip.routes.at(-1)?.points.map(({ name }) => name)).toEqual(["Bath"]);
  await undo();
  await vi.waitFor(() => expect(daysOf()).toEqual(before));
  expect(history.ends.get().undo).toBeNull();
});

test("A new day that somebody has put more on since is kept", async () => {
  const { tripId, server, settled, daysOf, undo } = await openTrip();
  addPlace(tripId, fourth, bath);
  await settled();
  const castle = makePoint({ id: "castle", name: "Castle", routeId: "made-day" });
  server.trip = addPoint(server.trip, castle);
  await undo();
  await vi.waitFor(() => expect(listToasts().at(-1)?.kind).toBe("error"));
  expect(daysOf()).toContain("Day 4");
});

test("When the day is refused, its point is not sent", async () => {
  const { tripId, settled, shown, daysOf } = await openTrip();
  const before = daysOf();
  api.on(endpoints.routes.save, () => refuse("FORBIDDEN", "Only the owner can change this trip."));
  addPlace(tripId, fourth, bath);
  await settled();
  expect(daysOf(shown())).toEqual(before);
  expect(api.callsOf(endpoints.points.save)).toEqual([]);
});

const found: PictureCandidate = {
  picture: {
    ...{ file: "Bath.jpg", proof: "p".repeat(43), author: "Ada" },
    ...{ licence: "CC0", licenceUrl: "" },
  },
  name: "Bath",
  isCertain: true,
};
const offer = (candidates: PictureCandidate[]) =>
  api
    .on(endpoints.services.config, () => ({ ...makeConfig(), pictures: true }))
    .on(endpoints.services.pictures, () => candidates);

test("A point that was added gets the picture that is certain, and one Undo takes both back", async () => {
  const { tripId, namesOn, settled, undo, history } = await openTrip();
  offer([{ ...found, isCertain: false, name: "Beside" }, found]);
  addPlace(tripId, { id: "day2", name: "Hills" }, bath);
  await settled();
  const pictureOfBath = () =>
    history.queue.read()?.routes[1]?.points.find(({ name }) => name === "Bath")?.picture?.file;
  await vi.waitFor(() => expect(pictureOfBath()).toBe("Bath.jpg"));
  expect(api.callsOf(endpoints.services.pictures)[0]?.path).toContain(
    "name=Bath&lat=41.7&lng=44.8",
  );
  await settled();
  await undo();
  expect(namesOn("day2")).toEqual(["e", "b"]);
});

test("What is not certain is not taken, and a server without pictures is not asked", async () => {
  const { tripId, settled, history } = await openTrip();
  offer([{ ...found, isCertain: false }]);
  addPlace(tripId, { id: "day2", name: "Hills" }, bath);
  await settled();
  await vi.waitFor(() => expect(api.callsOf(endpoints.services.pictures)).toHaveLength(1));
  await settled();
  expect(history.queue.read()?.routes[1]?.points.at(-1)?.picture).toBeNull();
  queryClient.clear();
  api.on(endpoints.services.config, () => makeConfig());
  addPlace(tripId, { id: "day3", name: "Coast" }, bath);
  await settled();
  expect(api.callsOf(endpoints.services.pictures)).toHaveLength(1);
});
