import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeSummary, makeTrip } from "@castor/core/testing/make.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { browserTimeZone } from "../../device/time-zone.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips, account, notes } = endpoints;
const today = todayIn(browserTimeZone(), new Date());
const anna: Me = {
  ...{ id: "anna", username: "anna@castor.example", lang: "en", defaultCurrency: null },
  ...{ fullName: "Anna", publicName: "Anna", hasPassword: true },
};

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});
afterEach(() => {
  vi.useRealTimers();
  forgetPage();
});

test("of two trips of today the one that is under way is shown, none before both are known, and a switch shows the other", async () => {
  const makeDay = (id: string, name: string, time: string) =>
    makeTrip({
      id,
      name,
      routes: [
        makeRoute({
          id: `${id}-day`,
          tripId: id,
          name: `Day of ${name}`,
          date: `${today} ${time}`,
          points: [makePoint({ name: `Castle of ${name}` })],
        }),
      ],
    });
  const both = [makeDay("walk", "Walk", "09:00"), makeDay("train", "Train", "20:00")];
  const [walk = makeTrip()] = both;
  const { released, release } = holdBack();
  new FakeApi()
    .on(trips.list, () =>
      both.map(({ id, name }) => makeSummary({ id, name, startDate: today, endDate: today })),
    )
    .on(trips.get, async ({ id }) => {
      await released;
      return both.find((trip) => trip.id === id) ?? walk;
    })
    .on(account.me, () => anna)
    .on(notes.tasks, () => ({ tasks: [], total: 0 }));
  vi.useFakeTimers({ toFake: ["Date"], now: instantOf(`${today} 12:00`, browserTimeZone()) });
  openApp("/home");
  await screen.findByText("Loading the plan…");
  expect(screen.queryByRole("radio", { name: "Train" })).toBeNull();
  release();
  expect(await screen.findByRole("radio", { name: "Walk", checked: true })).toBeDefined();
  expect(await screen.findByRole("heading", { name: "Day of Walk" })).toBeDefined();
  fireEvent.click(screen.getByRole("radio", { name: "Train" }));
  expect(await screen.findByRole("heading", { name: "Day of Train" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Day of Walk" })).toBeNull();
});
