import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import type { Notice } from "@castor/core/notices/notice.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips, account, notes, notices } = endpoints;
const anna: Me = {
  ...{ id: "anna", username: "anna@castor.example", lang: "en", defaultCurrency: null },
  ...{ fullName: "Anna", publicName: "Anna", hasPassword: true },
};
let told: Notice[];

const tell = (id: string, more: Partial<Notice>): Notice => ({
  ...{ id, kind: "joined", tripId: "trip", trip: "Georgia", who: "Olga", text: "", role: null },
  ...{ created: "2026-11-20T08:00:00.000Z", isRead: false },
  ...more,
});

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  new FakeApi()
    .on(trips.list, () => [])
    .on(notes.tasks, () => ({ tasks: [], total: 0 }))
    .on(account.me, () => ({ ...anna, unread: told.filter(({ isRead }) => !isRead).length }))
    .on(notices.list, ({ before }) =>
      told.filter(({ created }) => !before || created < before).slice(0, limits.noticesPerPage),
    )
    .on(notices.read, ({ body: { ids } }) => {
      told = told.map((notice) =>
        (ids ?? [notice.id]).includes(notice.id) ? { ...notice, isRead: true } : notice,
      );
      return { success: true };
    });
});
afterEach(forgetPage);

const openBell = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));

test("the bell says how many notices are new, and each leads to its thing and is read then", async () => {
  told = [
    tell("a", { kind: "assigned", text: "Visa" }),
    tell("b", { kind: "removed", tripId: null }),
    tell("d", { kind: "changed", text: "Baths", field: "time", value: "14:00", isRead: true }),
    tell("e", {
      kind: "changed",
      text: "Old town",
      field: "date",
      value: "2027-05-03 09:00",
      isRead: true,
    }),
    tell("f", { kind: "changed", text: "Baths", field: "time", value: null, isRead: true }),
    tell("h", {
      kind: "changed",
      text: "Grand Hotel",
      field: "stay",
      value: "2027-05-03 14:00/2027-05-06 11:00",
      isRead: true,
    }),
    tell("i", { kind: "changed", text: "Hostel", field: "stay", value: null, isRead: true }),
    tell("g", { kind: "changed", count: 3, isRead: true }),
    tell("c", { kind: "roleChanged", role: "viewer", who: "", isRead: true }),
  ];
  const router = openApp("/home");
  await openBell("Notices, 2 new");
  expect(await screen.findByText("Olga removed you from “Georgia”.")).toBeDefined();
  for (const words of [
    "Olga changed the reservation of “Baths” in “Georgia”: 14:00.",
    /^Olga moved “Old town” in “Georgia” to .*2027/,
    "Olga removed the reservation of “Baths” in “Georgia”.",
    /^Olga changed the stay at “Grand Hotel” in “Georgia”: .*2027, 14:00 – .*2027, 11:00\.$/,
    "Olga removed the stay at “Hostel” in “Georgia”.",
    "Olga changed 3 dates and reservations in “Georgia”.",
  ])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText(/^Somebody lets you read “Georgia”/)).toBeDefined();
  expect(screen.queryByRole("link", { name: /removed you/, hidden: true })).toBeNull();
  await userEvent.click(
    screen.getByRole("link", { name: /Olga gave you a task in “Georgia”: Visa/, hidden: true }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe("/tasks/trip"));
  await waitFor(() => expect(told.slice(0, 2).map(({ isRead }) => isRead)).toEqual([true, false]));
});

test("all are read by one press, and older ones are shown at the end", async () => {
  told = Array.from({ length: limits.noticesPerPage + 1 }, (_, index) =>
    tell(`n${index}`, {
      who: `Friend ${index}`,
      created: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    }),
  );
  openApp("/home");
  await openBell(`Notices, ${limits.noticesPerPage + 1} new`);
  await screen.findByText(/^Friend 0 plans/);
  await userEvent.click(screen.getByRole("button", { name: "Show older", hidden: true }));
  expect(await screen.findByText(/^Friend 50 plans/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Mark all as read", hidden: true }));
  expect(await screen.findByRole("button", { name: "Notices" })).toBeDefined();
  expect(screen.queryByText("New")).toBeNull();
});

test("a bell without notices says what it will tell of", async () => {
  told = [];
  openApp("/home");
  await openBell("Notices");
  expect(await screen.findByText(/^Nothing has happened yet/)).toBeDefined();
});
