import { booked } from "@castor/core/testing/booked.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { JourneyAhead } from "./next/journey-ahead.tsx";

vi.mock("../../ui/buttons/link.tsx", () => ({
  Link: ({ children }: { children: string }) => children,
}));

beforeAll(async () => {
  await startWords();
  await setLanguage("en");
});
afterEach(cleanup);

const departs = Date.parse("2027-05-03T21:10:00Z");

function draw(now: string, kind: "flight" | "train" = "flight") {
  const from = makePoint({ name: "Frankfurt", ...booked(kind, "2027-05-03 23:10", null) });
  const { booking } = from;
  if (!booking) throw new Error("no booking");
  const journey = { from, fromRouteId: "day", to: null, booking, departs, arrives: null };
  const [zone, at] = ["Europe/Berlin", Date.parse(now)];
  render(<JourneyAhead tripId="trip" {...{ journey, zone }} now={at} />, { wrapper: KitProvider });
}

test("before it opens the next flight says when check-in does, then that it is open", () => {
  draw("2027-05-02T20:00:00Z");
  expect(screen.getByText(/^Check-in opens at 23:10, /)).toBeDefined();
  cleanup();
  draw("2027-05-02T21:10:00Z");
  expect(screen.getByText("Check-in is open")).toBeDefined();
});

test("a train and a flight that has left have no check-in", () => {
  draw("2027-05-02T20:00:00Z", "train");
  draw("2027-05-03T21:11:00Z");
  expect(screen.queryByText(/Check-in/)).toBeNull();
});
