import { endpoints } from "@castor/core/endpoints.ts";
import { changeFlags } from "@castor/core/trips/trip.ts";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../../testing/fake-api.ts";
import { forgetPage } from "../../../../testing/forget-page.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openHistory } from "../../../../testing/open-history.ts";
import { startWords } from "../../../i18n/words.ts";
import { dismissToastTopic, listToasts } from "../../../ui/feedback/show-toast.ts";
import { offerUndo, turnHistory } from "./offer-undo.ts";
import { historyTopic } from "./trip-history.ts";

let api: FakeApi;
beforeAll(startWords);
beforeEach(() => {
  logInAs();
  api = new FakeApi();
});
afterEach(forgetPage);

async function openTrip() {
  const opened = await openHistory(api);
  const { history, server, shown } = opened;
  api.on(endpoints.trips.save, ({ body: { id: _, ...change } }) => {
    const flags = changeFlags(server.trip, change);
    if ("refused" in flags) throw new Error("refused");
    server.trip = { ...server.trip, ...flags };
    return server.trip;
  });
  const publish = (change: { isPublic?: boolean; isInCatalog?: boolean }) => {
    const args = { id: shown().id, change };
    return history.runTogether([{ name: "trips.publish", args }], { isQuiet: true });
  };
  return { ...opened, publish };
}

test("Ctrl+Z ends what was made public; nothing but the share dialog makes it public again", async () => {
  const { history, publish, shown, settled } = await openTrip();
  publish({ isPublic: true });
  await settled();
  turnHistory(history, "undo");
  expect(shown().isPublic).toBe(false);
  expect(history.ends.get()).toEqual({ undo: null, redo: null });
  expect(listToasts().at(-1)).toMatchObject({ action: null });
  turnHistory(history, "redo");
  await settled();
  expect(shown().isPublic).toBe(false);
});

test("The toast of stopping takes it back, with the catalog", async () => {
  const { history, publish, shown, settled, server } = await openTrip();
  publish({ isPublic: true, isInCatalog: true });
  const { step } = publish({ isPublic: false });
  await settled();
  expect(server.trip).toMatchObject({ isPublic: false, isInCatalog: false });
  offerUndo(history, { text: "Stopped", step });
  listToasts().at(-1)?.action?.run();
  expect(shown()).toMatchObject({ isPublic: true, isInCatalog: true });
  await settled();
  expect(server.trip).toMatchObject({ isPublic: true, isInCatalog: true });
});

test("Undoing other edits never makes a trip public, however often Ctrl+Z is pressed", async () => {
  const { history, edits, publish, shown, settled, server } = await openTrip();
  edits.drag("a", { lat: 1, lng: 1 });
  publish({ isPublic: true });
  const { step } = publish({ isPublic: false });
  await settled();
  offerUndo(history, { text: "Stopped", step });
  edits.drag("a", { lat: 2, lng: 2 });
  for (let press = 0; press < 6; press++) {
    turnHistory(history, "undo");
    expect(shown().isPublic).toBe(false);
  }
  for (let press = 0; press < 6; press++) {
    turnHistory(history, "redo");
    expect(shown().isPublic).toBe(false);
  }
  await settled();
  expect(server.trip.isPublic).toBe(false);
});

test("A toast that has gone leaves nothing that would make the trip public", async () => {
  const { history, publish, settled } = await openTrip();
  publish({ isPublic: true });
  const { step } = publish({ isPublic: false });
  await settled();
  offerUndo(history, { text: "Stopped", step });
  dismissToastTopic(historyTopic);
  expect(history.ends.get().undo?.kind).toBe("trips.publish");
});
