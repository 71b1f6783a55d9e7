import { bookingOf } from "@castor/core/bookings/booked-places.ts";
import { emptyReadBooking, type ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { changePoint } from "@castor/core/points/edit/change-point.ts";
import type { Point, PointSave } from "@castor/core/points/point.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { addContents } from "@castor/core/trips/contents/add-contents.ts";
import { takeOut } from "@castor/core/trips/contents/take-out.ts";
import type { DayTarget } from "@castor/core/trips/contents/trip-contents.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { InlineImportWorker } from "../../../testing/inline-import-worker.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { askForDialog } from "../../data/asked-dialog.ts";
import { uploadQueue } from "../../data/uploads/page-uploads.ts";
import { startWords } from "../../i18n/words.ts";

const { trips, points, account, services, bookings } = endpoints;
let api: FakeApi;
let saved: Trip;
let made = 0;

const place = (name: string, code: string, lat: number, lng: number) => ({
  ...{ name, code, address: null, position: { lat, lng }, terminal: null, gate: null },
});
const flight: ReadBooking = {
  ...{ ...emptyReadBooking("flight"), number: "LH 123", operator: "Lufthansa", seat: "14A" },
  ...{ code: "QWERTY", travellers: ["Ada Lovelace"], price: { amount: 240.5, currency: "EUR" } },
  from: place("Frankfurt", "FRA", 50.03, 8.55),
  to: place("Tbilisi", "TBS", 41.67, 44.95),
  departure: { date: "2027-05-03", otherDate: null, time: "23:10", zone: "Europe/Berlin" },
  arrival: { date: "2027-05-04", otherDate: null, time: "04:45", zone: "Asia/Tbilisi" },
  sources: { number: { step: "text", line: "Your flight LH123 to Tbilisi" } },
};

beforeAll(async () => {
  await startWords();
  await Promise.all([import("./map-page.tsx"), import("../../features/imports/import-dialog.tsx")]);
});
const start = (day: Partial<Point>[], read: ReadBooking[]) => {
  saved = makeTrip({
    id: `booked-trip-${++made}`,
    routes: [
      makeRoute({
        ...{ id: "day1", name: "Off we go", date: "2027-05-03 09:00" },
        points: day.map((point, order) => makePoint({ routeId: "day1", order, ...point })),
      }),
    ],
  });
  api = new FakeApi()
    .on(trips.get, () => saved)
    .on(account.me, () => refuse("NOT_FOUND"))
    .on(services.config, () => refuse("NOT_FOUND"))
    .on(bookings.read, () => ({
      bookings: read,
      text: "",
      problem: read.length > 0 ? null : ("noBooking" as const),
    }))
    .on(points.save, ({ body }) => save(body as PointSave))
    .on(trips.importInto, ({ body }) => {
      const { jsonData, targets } = body as { jsonData: { trip: Trip }; targets: DayTarget[] };
      saved = addContents(saved, jsonData.trip, targets);
      return { ids: [] };
    })
    .on(trips.takeOut, ({ body }) => {
      saved = takeOut(saved, body.things);
      return { success: true };
    });
};
function save({ id, ...change }: PointSave): Point {
  const day = saved.routes[0];
  const before = day?.points.find((point) => point.id === id);
  if (!day || !before) throw new Error("no such point");
  const after = changePoint(before, change, { moveType: "car", currency: "EUR" });
  const changed = { ...day, points: day.points.map((point) => (point.id === id ? after : point)) };
  saved = { ...saved, routes: [changed, ...saved.routes.slice(1)] };
  return after;
}
beforeEach(() => {
  logInAs();
  localStorage.removeItem("form_drafts");
  vi.stubGlobal("Worker", InlineImportWorker);
});
afterEach(forgetPage);

async function openDialog() {
  openApp(`/map/${saved.id}/-1`);
  await screen.findByRole("heading", { name: saved.name });
  act(() => askForDialog(saved.id, { kind: "import" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Import into this trip" }));
  const give = async (name: string) => {
    const input = await dialog.findByLabelText("Choose a file", { selector: "input" });
    await userEvent.upload(input, new File(["From: airline"], name));
  };
  const importIt = async () =>
    userEvent.click(await dialog.findByRole("button", { name: "Import" }));
  return { dialog, give, importIt };
}
const waiting = () =>
  uploadQueue()
    ?.read()
    .map(({ name }) => name);
const stops = () =>
  saved.routes.flatMap(({ date, points: of }) =>
    of.map(({ name, booking, reservationTime }) => [
      date.slice(0, 10),
      name,
      booking?.number ?? null,
      reservationTime,
    ]),
  );

test("A mail becomes the two airports of a flight on their days, with what it says and where; one press undoes it", async () => {
  start([{ name: "Baths" }], [flight]);
  const before = saved;
  const { dialog, give, importIt } = await openDialog();
  await give("mail.eml");
  expect(await dialog.findByText("Frankfurt (FRA)")).toBeDefined();
  expect(dialog.getByText(/LH 123 · Lufthansa · 14A · QWERTY · Ada Lovelace/)).toBeDefined();
  expect(dialog.getByText("Your flight LH123 to Tbilisi")).toBeDefined();
  await importIt();
  await screen.findByText("2 points are now in the trip.");
  expect(stops()).toEqual([
    ["2027-05-03", "Baths", null, null],
    ["2027-05-03", "Frankfurt (FRA)", "LH 123", "23:10"],
    ["2027-05-04", "Tbilisi (TBS)", null, null],
  ]);
  expect(saved.routes[0]?.points[1]).toMatchObject({
    booking: { seat: "14A", arrival: { at: "2027-05-04 04:45", zone: "Asia/Tbilisi" } },
    finance: { price: 240.5, currency: "EUR", payed: null },
  });
  // No server takes its file: it waits.
  await waitFor(() => expect(waiting()).toEqual(["mail.eml"]));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(saved.routes).toEqual(before.routes));
  await waitFor(() => expect(waiting()).toEqual([]));
});

test("A newer mail of the same flight shows old and new, changes what was agreed to, and adds nothing", async () => {
  start(
    [{ id: "fra", name: "Frankfurt (FRA)", booking: bookingOf(flight), reservationTime: "23:10" }],
    [{ ...flight, departure: { ...moment, time: "23:50" }, seat: "2C" }],
  );
  const { dialog, give, importIt } = await openDialog();
  await give("mail.eml");
  expect(await dialog.findByText("seat: 14A → 2C")).toBeDefined();
  expect(dialog.getByText(/^departure: .*23:10 → .*23:50$/)).toBeDefined();
  await importIt();
  await screen.findByText("1 booking is updated.");
  expect(stops()).toEqual([["2027-05-03", "Frankfurt (FRA)", "LH 123", "23:50"]]);
  expect(saved.routes[0]?.points[0]?.booking?.seat).toBe("2C");
  expect(api.callsOf(trips.importInto)).toEqual([]);
});
const moment = { date: "2027-05-03", otherDate: null, time: "23:10", zone: "Europe/Berlin" };

test("A cancellation asks, and what is not taken stays", async () => {
  start(
    [{ id: "fra", name: "Frankfurt (FRA)", booking: bookingOf(flight), reservationTime: "23:10" }],
    [{ ...flight, status: "cancelled" }],
  );
  const { dialog, give } = await openDialog();
  await give("mail.eml");
  expect(await dialog.findByText(/It is cancelled\./)).toBeDefined();
  await userEvent.click(
    dialog.getByRole("checkbox", { name: "Change “LH 123 · Frankfurt (FRA)”" }),
  );
  expect(dialog.getByRole("button", { name: "Import" })).toHaveProperty("disabled", true);
  expect(api.callsOf(points.save)).toEqual([]);
});

test("A file without a booking says so, and a pasted text without one is read as a list of places", async () => {
  start([{ name: "Baths" }], []);
  const { dialog, give } = await openDialog();
  await give("scan.pdf");
  expect(await dialog.findByText(/^No booking was found in it\./)).toBeDefined();
  await userEvent.click(dialog.getByLabelText(/^Or paste/));
  await userEvent.paste("Check-in desk 41.6938, 44.8015");
  await userEvent.click(dialog.getByRole("button", { name: "Show what is in it" }));
  expect(await dialog.findByText("Check-in desk")).toBeDefined();
});
