import { newBooking } from "@castor/core/bookings/booking.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { PointBooking } from "./point-booking.tsx";

beforeAll(async () => {
  await startWords();
  await setLanguage("en");
});
afterEach(cleanup);

const end = (at: string, zone: string | null) => ({ at, zone, terminal: "2", gate: "" });
const booking = {
  ...{ ...newBooking, kind: "flight" as const, number: "LH 123", operator: "Lufthansa" },
  ...{ seat: "14A", code: "QWERTY", travellers: ["Nino", "Lia"], contact: "+49 69 123 456" },
  departure: end("2027-05-03 23:10", "Europe/Berlin"),
  arrival: end("2027-05-04 04:45", null),
};
const days = (changes: Partial<typeof booking> = {}) =>
  [
    makePoint({ id: "frankfurt", lat: 50.03, lng: 8.56, booking: { ...booking, ...changes } }),
    makePoint({ id: "tbilisi", lat: 41.67, lng: 44.95 }),
  ].map((point) => makeRoute({ id: point.id, points: [point] }));

function draw(stop: 0 | 1, changes: Partial<typeof booking> = {}) {
  const routes = days(changes);
  const point = routes[stop]?.points[0];
  if (point) render(<PointBooking {...{ point, routes }} />, { wrapper: KitProvider });
}

test("the card says the journey: number, both ends on their clocks, what it takes, seat and code", async () => {
  draw(0);
  const card = await screen.findByRole("region", { name: "Booking" });
  // 23:10 in Berlin is 01:10 in Tbilisi.
  await screen.findByText(/^3.+35.+min$/);
  for (const said of ["LH 123", "Lufthansa", "UTC+2", "UTC+4", "Terminal 2", "14A", "Nino, Lia"])
    expect(card.textContent).toContain(said);
  expect(screen.getByRole("button", { name: "Copy the code QWERTY" })).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("tel:+4969123456");
});

test("each passenger's code is copied by itself", async () => {
  draw(0, { code: "QWERTY, ABC123" });
  await screen.findByRole("button", { name: "Copy the code QWERTY" });
  expect(screen.getByRole("button", { name: "Copy the code ABC123" })).toBeDefined();
});

test("the next stop says when one arrives, and by what", async () => {
  draw(1);
  expect(await screen.findByText("Arrives 04:45 with LH 123")).toBeDefined();
});

test("a cancelled booking is struck through and said, and nobody arrives by it", async () => {
  draw(0, { isCancelled: true });
  expect(await screen.findByText(/^Cancelled/)).toBeDefined();
  expect(screen.getByText("LH 123").tagName).toBe("S");
  cleanup();
  draw(1, { isCancelled: true });
  expect(screen.queryByText(/LH 123/)).toBeNull();
});
