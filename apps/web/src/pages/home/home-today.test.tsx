import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import {
  makeNote,
  makePoint,
  makeRoute,
  makeSummary,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { addDays, todayIn } from "@castor/core/time/dates.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
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

test("a task is ticked there and can be taken back", async () => {
  const day = makeRoute({ date: `${addDays(today, 5)} 09:00` });
  const note = makeNote({ id: "n1", text: "- [ ] Passport\n- [ ] Charger" });
  const plan = makeTrip({ id: "trip", routes: [day], notes: [note] });
  const { startDate, endDate } = plan;
  const ticks: unknown[] = [];
  new FakeApi()
    .on(trips.list, () => [makeSummary({ id: "trip", startDate, endDate })])
    .on(trips.get, () => plan)
    .on(account.me, () => anna)
    .on(notes.save, ({ body }) => {
      ticks.push(body);
      return { success: true };
    });
  openApp("/home");
  fireEvent.click(await screen.findByRole("checkbox", { name: "Passport" }));
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Passport" })).toBeNull());
  const tick = { line: 0, text: "- [ ] Passport", done: true };
  await waitFor(() => expect(ticks).toEqual([{ id: "n1", tick }]));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("checkbox", { name: "Passport" })).toBeDefined();
});

test("the second of a double press ticks no other task; the next press does", async () => {
  const day = makeRoute({ date: `${addDays(today, 5)} 09:00` });
  const note = makeNote({ id: "n1", text: "- [ ] Passport\n- [ ] Charger" });
  const plan = makeTrip({ id: "trip", routes: [day], notes: [note] });
  const { startDate, endDate } = plan;
  new FakeApi()
    .on(trips.list, () => [makeSummary({ id: "trip", startDate, endDate })])
    .on(trips.get, () => plan)
    .on(account.me, () => anna)
    .on(notes.save, () => ({ success: true }));
  openApp("/home");
  const passport = await screen.findByRole("checkbox", { name: "Passport" });
  const clock = vi.spyOn(performance, "now");
  const press = (task: HTMLElement, index: number) => {
    clock.mockReturnValue(index);
    fireEvent.click(task);
  };
  press(passport, 10_000);
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Passport" })).toBeNull());
  press(screen.getByRole("checkbox", { name: "Charger" }), 10_300);
  expect(screen.getByRole("checkbox", { name: "Charger" })).toBeDefined();
  press(screen.getByRole("checkbox", { name: "Charger" }), 10_400);
  await waitFor(() => expect(screen.queryByRole("checkbox")).toBeNull());
  clock.mockRestore();
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
    .on(account.me, () => anna);
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
