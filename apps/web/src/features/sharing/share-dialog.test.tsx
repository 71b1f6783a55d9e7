import { endpoints } from "@castor/core/endpoints.ts";
import { makeAttachment, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { changeFlags, type Trip } from "@castor/core/trips/trip.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

let api: FakeApi;
let trip: Trip;
let router: ReturnType<typeof openApp>;
let made = 0;

beforeAll(startWords);
// The first import of the page takes long.
beforeAll(() => import("../../pages/map/map-page.tsx"));
afterEach(() => void Reflect.deleteProperty(navigator, "share"));
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  api = new FakeApi()
    .on(endpoints.trips.get, () => trip)
    .on(endpoints.trips.visits, () => ({ opened: 12, copied: 1 }))
    .on(endpoints.trips.save, ({ body: { id: _, ...change } }) => {
      const flags = changeFlags(trip, change);
      if ("refused" in flags) return refuse("VALIDATION_FAILED");
      trip = { ...trip, ...flags };
      return trip;
    });
});

async function openSharing(changes: Partial<Trip> = {}, description = "") {
  const castle = makePoint({ id: "castle", name: "Castle", description });
  const routes = [
    makeRoute({ id: "day", name: "Old town", points: [castle] }),
    makeRoute({ id: "hills", name: "Hills" }),
  ];
  trip = makeTrip({ id: `sharing-${++made}`, name: "Georgia", routes, ...changes });
  router = openApp(`/map/${trip.id}/day`);
  await userEvent.click(await screen.findByRole("button", { name: "Share" }));
  return within(await screen.findByRole("dialog", { name: "Share “Georgia”" }));
}
const sharingCalls = () => api.callsOf(endpoints.trips.save);

test("nothing is public before it is confirmed; then the link is there", async () => {
  const dialog = await openSharing();
  expect(dialog.getByRole("region", { name: "Visitors do not see" })).toBeDefined();
  expect(sharingCalls()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Make public" }));
  const link = await dialog.findByRole("textbox", { name: "Link to the trip" });
  expect(link).toHaveProperty("value", `${window.location.origin}/share/${trip.id}.Georgia`);
  expect(sharingCalls().map(({ body }) => body)).toEqual([{ id: trip.id, isPublic: true }]);
  expect(await dialog.findByText("Opened 12 times, copied 1 time")).toBeDefined();
});

test("without a network nothing can be published or ended, and the dialog says so before a press", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const dialog = await openSharing();
  expect(dialog.getByText(/^You are offline\. What others see/)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Make public" }));
  expect(sharingCalls()).toEqual([]);
  onLine.mockRestore();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(dialog.queryByText(/^You are offline/)).toBeNull());
  await userEvent.click(dialog.getByRole("button", { name: "Make public" }));
  await waitFor(() => expect(sharingCalls()).toHaveLength(1));
});

test("the share sheet gets the link; closing it needs no word, a browser that does not open it does", async () => {
  const share = vi.fn<Navigator["share"]>().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const dialog = await openSharing({ isPublic: true });
  const send = () => userEvent.click(dialog.getByRole("button", { name: "Send…" }));
  await send();
  const url = `${window.location.origin}/share/${trip.id}.Georgia`;
  expect(share.mock.calls).toEqual([[{ title: "Georgia", url }]]);
  share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  await send();
  expect(screen.queryByText(/Copy the link instead/)).toBeNull();
  share.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await send();
  expect(await screen.findByText(/Copy the link instead/)).toBeDefined();
});

test("texts that look private are shown before, with a link to where they stand", async () => {
  const dialog = await openSharing({}, "Call +995 555 12 34 56");
  const link = dialog.getByRole("link", { name: "Castle · description" });
  expect(link.getAttribute("href")).toBe(`/map/${trip.id}/day?point=castle`);
  expect(dialog.getByText("+995 555 12 34 56")).toBeDefined();
});

test("a refusal is said, and the trip stays private", async () => {
  api.on(endpoints.trips.save, () => refuse("FORBIDDEN", "Only the owner can change this trip."));
  const dialog = await openSharing();
  await userEvent.click(dialog.getByRole("button", { name: "Make public" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Only the owner");
  expect(dialog.getByRole("button", { name: "Make public" })).toBeDefined();
});

test("a draft is listed only after it is one no more, which one button does", async () => {
  const dialog = await openSharing({ isPublic: true, isDraft: true });
  expect(dialog.getByRole("switch", { name: /^List in the catalog/ })).toHaveProperty(
    "disabled",
    true,
  );
  await userEvent.click(dialog.getByRole("button", { name: "End the draft and list the trip" }));
  await waitFor(() => expect(trip).toMatchObject({ isDraft: false, isInCatalog: true }));
  expect(await dialog.findByRole("switch", { name: /^List in the catalog/ })).toHaveProperty(
    "checked",
    true,
  );
});

test("stopping asks, ends the link and the catalog, and its toast takes it back", async () => {
  const dialog = await openSharing({ isPublic: true, isInCatalog: true });
  await userEvent.click(dialog.getByRole("button", { name: "Stop sharing" }));
  const question = within(await screen.findByRole("dialog", { name: "Stop sharing this trip?" }));
  expect(question.getByText(/leaves the catalog/)).toBeDefined();
  expect(sharingCalls()).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Stop sharing" }));
  await waitFor(() => expect(trip).toMatchObject({ isPublic: false, isInCatalog: false }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(trip).toMatchObject({ isPublic: true, isInCatalog: true }));
});

test("the owner sees the trip as visitors do, and comes back", async () => {
  const dialog = await openSharing({ isPublic: true });
  await userEvent.click(dialog.getByRole("link", { name: "See as a visitor" }));
  expect(await screen.findByText("You see the trip as visitors do.")).toBeDefined();
  expect(screen.queryByRole("radio", { name: "Edit" })).toBeNull();
  // Another day, loaded anew, is still as visitors see it.
  await userEvent.click(screen.getByRole("link", { name: /Hills/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/map/${trip.id}/hills`));
  await waitFor(() => expect(router.state.location.search).toEqual({ as: "visitor" }));
  await userEvent.click(screen.getByRole("button", { name: "Back to editing" }));
  expect(await screen.findByRole("radio", { name: "Edit" })).toBeDefined();
  expect(router.state.location.href).toBe(`/map/${trip.id}/hills`);
});

test("a file is shown to visitors only when it is ticked, and one at a cost is not offered", async () => {
  api.on(endpoints.files.publish, ({ body: { id: fileId, isPublic } }) => {
    const attachments = trip.attachments.map((one) =>
      one.fileId === fileId ? { ...one, isPublic } : one,
    );
    trip = { ...trip, attachments };
    return { success: true };
  });
  const dialog = await openSharing({
    attachments: [
      makeAttachment({ fileId: "seats", kind: "route", thingId: "day", name: "Seats.pdf" }),
      makeAttachment({ fileId: "bill", kind: "cost", thingId: "cost", name: "Bill.pdf" }),
    ],
  });
  const files = within(dialog.getByRole("region", { name: "Files for visitors" }));
  const [tick, ...others] = files.getAllByRole("checkbox");
  expect(others).toEqual([]);
  expect(tick).toHaveProperty("checked", false);
  await userEvent.click(files.getByRole("checkbox", { name: /Seats\.pdf.*Old town/ }));
  await waitFor(() => expect(files.getByRole("checkbox")).toHaveProperty("checked", true));
  expect(api.callsOf(endpoints.files.publish).map(({ body }) => body)).toEqual([
    { id: "seats", isPublic: true },
  ]);
  const seen = dialog.getByRole("region", { name: "Visitors see" });
  await waitFor(() => expect(seen.textContent).toContain("Files1"));
});
