import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import {
  makeAttachment,
  makePoint,
  makeRoute,
  makeSummary,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { addDays } from "@castor/core/time/dates.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { captureDownloads } from "../../../testing/capture-downloads.ts";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips, account, notes, files, privateFiles } = endpoints;
const anna: Me = {
  ...{ id: "anna", username: "anna@castor.example", lang: "en", defaultCurrency: null },
  ...{ fullName: "Anna", publicName: "Anna", hasPassword: true },
};
const today = "2026-12-05";
const now = instantOf(`${today} 12:00`, "Asia/Tbilisi");

beforeAll(async () => {
  await startWords();
  await import("../../features/files/list/ticket-rows.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetPage();
});

/** Opens the home page with a trip that begins on a day, with a ticket of the opera at 19:00 and files that are not needed. */
function openHome(startDate: string, id: string) {
  const opera = makePoint({
    ...{ id: "opera", linkId: "opera", name: "Opera", lat: 41.7, lng: 44.8 },
    reservationTime: "19:00",
  });
  const file = (name: string, at: object) =>
    makeAttachment({ name, kind: "place", thingId: "opera", ...at });
  const trip = makeTrip({
    ...{ id, name: "Georgia" },
    routes: [makeRoute({ tripId: id, date: `${startDate} 09:00`, points: [opera] })],
    attachments: [
      file("Seats.pdf", {}),
      file("Doors.txt", { type: "text/plain" }),
      file("Insurance.pdf", { kind: "trip", thingId: id }),
    ],
  });
  const summary = makeSummary({ id, name: "Georgia", startDate, endDate: startDate });
  return new FakeApi()
    .on(trips.list, () => [summary])
    .on(trips.get, () => trip)
    .on(account.me, () => anna)
    .on(notes.tasks, () => ({ tasks: [], total: 0 }))
    .on(privateFiles.list, () => [])
    .on(files.read, () => new Response("%PDF-1.4"));
}

const section = async () => {
  const heading = await screen.findByRole("heading", { name: "Tickets at hand" });
  const found = heading.closest("section");
  if (!found) throw new Error("no section");
  return found;
};

test("home has the tickets of the next hours, and a press opens one", async () => {
  const downloads = captureDownloads();
  openHome(today, "now");
  openApp("/home");
  const list = await section();
  expect(await within(list).findByText("Seats.pdf")).toBeDefined();
  await waitFor(() => expect(list.textContent).toContain("19:00 · Opera"));
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  expect(within(list).getByRole("link", { name: "All files" }).getAttribute("href")).toBe(
    "/documents/now",
  );
  await userEvent.click(within(list).getByText("Seats.pdf"));
  const ticket = await screen.findByRole("dialog", { name: "Seats.pdf" });
  await waitFor(() => expect(ticket.textContent).toContain("Opera"));
  // The page of tests has no workers, so nothing is drawn: what cannot be read can be downloaded.
  expect(await within(ticket).findByText(/cannot be read/)).toBeDefined();
  await userEvent.click(within(ticket).getByRole("button", { name: "Download" }));
  await waitFor(async () =>
    expect((await downloads.saved()).map(({ name }) => name)).toEqual(["Seats.pdf"]),
  );
});

test("of a trip that begins tomorrow they say the day; of one that begins later there are none", async () => {
  openHome(addDays(today, 1), "tomorrow");
  vi.setSystemTime(now + 8 * 3_600_000);
  openApp("/home");
  const list = await section();
  await waitFor(() => expect(list.textContent).toContain("06/12 (Sun), 19:00 · Opera"));
  forgetPage();
  logInAs();
  openHome(addDays(today, 2), "later");
  openApp("/home");
  await screen.findAllByRole("heading", { name: "Georgia" });
  expect(screen.queryByRole("heading", { name: "Tickets at hand" })).toBeNull();
});

test("a ticket that its reader alone sees is among them", async () => {
  const mine = makeAttachment({ name: "Pass.pdf" });
  openHome(today, "mine").on(privateFiles.list, () => [
    { ...mine, kind: "place" as const, thingId: "opera" },
  ]);
  openApp("/home");
  const row = (await within(await section()).findByText("Pass.pdf")).closest("li");
  expect(row?.textContent).toContain("Only for me");
  expect(row?.textContent).toContain("Opera");
});
