import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import { findIdea, saveIdea } from "@castor/core/points/edit/edit-ideas.ts";
import type { PictureCandidate } from "@castor/core/points/picture.ts";
import { makeIdea, makePoint } from "@castor/core/testing/make.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { openHistory } from "../../../testing/open-history.ts";
import { queryClient } from "../http/query-client.ts";
import { askPicture, askPictures } from "./ask-picture.ts";

const somePicture = {
  ...{ file: "any.jpg", proof: "p".repeat(43), author: "Ada" },
  ...{ licence: "CC0", licenceUrl: "" },
};

let api: FakeApi;
const offer = (isFound = true) =>
  api
    .on(endpoints.services.config, () => ({ ...makeConfig(), pictures: isFound }))
    .on(endpoints.services.pictures, ({ name }): PictureCandidate[] => [
      {
        picture: { ...somePicture, file: `${name}.jpg` },
        ...{ name, isCertain: true },
      },
    ]);
const asked = () =>
  api.callsOf(endpoints.services.pictures).map(({ path }) => /name=([^&]*)/.exec(path)?.[1]);

beforeEach(() => {
  logInAs();
  api = new FakeApi();
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 500 });
});
afterEach(async () => {
  // The pause after the last turn, which the turns of the next test would wait for.
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

/** The trip of three days, with an idea beside it. */
async function openTrip() {
  const opened = await openHistory(api);
  const { server, queue } = opened;
  const idea = makeIdea({ id: "i1", linkId: "place-i1", name: "Museum", tripId: server.trip.id });
  server.trip = { ...server.trip, ideas: [idea] };
  api.on(endpoints.ideas.save, ({ body: { id = "", ...change } }) => {
    server.trip = saveIdea(server.trip, id, change);
    return findIdea(server.trip, id) ?? refuse("NOT_FOUND");
  });
  await queryClient.refetchQueries();
  const picturesOf = () => {
    const { routes = [], ideas = [] } = queue.read() ?? {};
    return [...routes.flatMap(({ points }) => points), ...ideas].map(({ name, picture }) => [
      name,
      picture?.file,
    ]);
  };
  return { ...opened, picturesOf };
}

test("each place of an import is asked for once, points and ideas, and no step of the history is made", async () => {
  const { history, server, picturesOf, shown } = await openTrip();
  offer();
  const before = history.ends.get();
  await askPictures(history, shown());
  await vi.waitFor(() => expect(picturesOf().every(([, file]) => file)).toBe(true), {
    timeout: 20_000,
  });
  expect(asked()).toEqual(["a", "b", "c", "d", "e", "Museum"]);
  // Both stops of a place have its picture.
  expect(picturesOf().filter(([name]) => name === "b")).toEqual([
    ["b", "b.jpg"],
    ["b", "b.jpg"],
  ]);
  expect(server.trip.ideas[0]?.picture?.file).toBe("Museum.jpg");
  expect(history.ends.get()).toEqual(before);
  // What has one is not asked for.
  await askPictures(history, shown());
  expect(asked()).toHaveLength(6);
});

test("what an import brings with a picture takes no turn of what has none", async () => {
  const { history, shown } = await openTrip();
  offer();
  const [museum] = shown().ideas;
  if (!museum) throw new Error("the idea is not there");
  const pictured = Array.from({ length: limits.askedPictures.waiting }, (_, index) =>
    makePoint({ id: `p${index}`, linkId: `place-p${index}`, picture: somePicture }),
  );
  await askPictures(history, { routes: [{ points: pictured }], ideas: [museum] });
  await vi.waitFor(() => expect(asked()).toEqual(["Museum"]));
});

test("an idea that was added is asked for at once", async () => {
  const { history, picturesOf } = await openTrip();
  offer();
  await askPicture(history, "i1", Promise.resolve([]));
  expect(asked()).toEqual(["Museum"]);
  await vi.waitFor(() => expect(picturesOf()).toContainEqual(["Museum", "Museum.jpg"]));
});

test("where the server looks for none, without an account, and where the import was not saved, nothing is asked", async () => {
  const { history, shown } = await openTrip();
  const brought = shown();
  offer(false);
  await askPictures(history, brought);
  await askPicture(history, "i1", Promise.resolve([]));
  queryClient.clear();
  offer();
  // Somebody who tries the app without an account.
  forgetEverybody();
  await askPictures(history, brought);
  logInAs();
  offer();
  await askPictures(
    history,
    brought,
    Promise.resolve([{ isDone: true, isUnsent: true, answer: null }]),
  );
  expect(asked()).toEqual([]);
});
