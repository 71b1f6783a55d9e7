import { endpoints } from "@castor/core/endpoints.ts";
import { makeAttachment, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

beforeAll(async () => {
  await startWords();
  await import("./print-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  // The page of tests has none.
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:shown", revokeObjectURL: () => {} }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openPrint(attachments: Trip["attachments"]) {
  const points = [makePoint({ id: "p1", linkId: "l1", name: "Café Central" })];
  const routes = [makeRoute({ id: "d1", points })];
  const api = new FakeApi()
    .on(endpoints.trips.get, () => makeTrip({ id: "t1", name: "Vienna", routes, attachments }))
    .on(endpoints.files.picture, ({ id }) =>
      id === "f1" ? new Response("photo") : refuse("NOT_FOUND"),
    );
  return { api, router: openApp("/print/t1") };
}
const booklet = async () => within(await screen.findByRole("article", { name: "Vienna" }));
const choice = { name: "Photos of the trip" };

test("photos of days and places are printed by choice; one that does not come is counted", async () => {
  const photo = (fileId: string, kind: "route" | "place", thingId: string) =>
    makeAttachment({ fileId, kind, thingId, type: "image/jpeg", caption: `Seen ${fileId}` });
  const { api, router } = openPrint([photo("f1", "route", "d1"), photo("f2", "place", "l1")]);
  const paper = await booklet();
  expect(api.callsOf(endpoints.files.picture)).toEqual([]);
  await userEvent.click(await screen.findByRole("checkbox", choice));
  await waitFor(() => expect(router.state.location.search).toEqual({ photos: "1" }));
  expect(await paper.findByRole("img", { name: "Seen f1" })).toHaveProperty("src", "blob:shown");
  expect(await paper.findByText("1 photo is not printed.")).toBeDefined();
  expect(paper.queryByRole("img", { name: "Seen f2" })).toBeNull();
});

test("without photos nobody is asked for them", async () => {
  openPrint([makeAttachment({ kind: "place", thingId: "l1" })]);
  await booklet();
  expect(await screen.findByRole("checkbox", { name: "Prices" })).toBeDefined();
  expect(screen.queryByRole("checkbox", choice)).toBeNull();
});
