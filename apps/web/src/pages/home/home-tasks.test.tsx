import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { MyTask } from "@castor/core/notes/my-tasks.ts";
import { makeNote, makeSummary, makeTrip } from "@castor/core/testing/make.ts";
import { addDays, todayIn } from "@castor/core/time/dates.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
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
let tasks: MyTask[];
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  api = new FakeApi()
    .on(trips.list, () => [
      makeSummary({ id: "past", startDate: "2020-01-01", endDate: "2020-01-02" }),
    ])
    .on(notes.tasks, () => ({ tasks, total: tasks.length }))
    .on(account.me, () => anna);
});
afterEach(forgetPage);

const task = (text: string, more: Partial<MyTask> = {}): MyTask => ({
  ...{ tripId: "trip", tripName: "Spring", noteId: `of-${text}`, text, day: null, due: null },
  ...{ tick: { line: 0, text: `[ ] ${text}`, done: true }, others: [] },
  ...more,
});

async function readTasks() {
  const heading = await screen.findByRole("heading", { name: "Tasks" });
  const section = heading.closest("section") ?? document.body;
  return within(section)
    .getAllByRole("listitem")
    .map((row) => row.textContent);
}

test("tasks of all trips are listed with their trips and days, the first five until all are asked for", async () => {
  const late = addDays(today, -1);
  tasks = [
    task("Visa", { due: late, tripName: "Georgia", tripId: "other" }),
    task("Cash", { day: "Arriving" }),
    ...["Charger", "Map", "Passport"].map((text) => task(text)),
    task("Tickets", { others: ["Olga"] }),
  ];
  openApp("/home");
  expect(await readTasks()).toEqual([
    "VisaGeorgiayesterday",
    "CashSpring · Arriving",
    ...["Charger", "Map", "Passport"].map((text) => `${text}Spring`),
  ]);
  expect(screen.getByRole("link", { name: "Georgia" }).getAttribute("href")).toBe("/tasks/other");
  await userEvent.click(screen.getByRole("button", { name: "All 6 open tasks" }));
  expect((await readTasks()).at(-1)).toBe("TicketsSpring · Olga");
});

test("a task of a trip that is not read yet is ticked, and can be opened again", async () => {
  const packing = makeNote({ id: "of-Socks", text: "[ ] Socks" });
  const other = makeTrip({ id: "other", notes: [packing] });
  const sent: unknown[] = [];
  api
    .on(trips.get, () => other)
    .on(notes.save, ({ body }) => {
      sent.push(body.tick);
      return { success: true };
    });
  tasks = [task("Socks", { tripId: "other" })];
  openApp("/home");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Socks" }));
  expect(await screen.findByText("“Socks” is done.")).toBeDefined();
  await waitFor(() => expect(sent).toEqual([{ line: 0, text: "[ ] Socks", done: true }]));
  expect(screen.queryByRole("heading", { name: "Tasks" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("checkbox", { name: "Socks" })).toBeDefined();
});

test("the second of a double press ticks no other task; the next press does", async () => {
  const packing = makeNote({ id: "n1", text: "- [ ] Passport\n- [ ] Charger" });
  const trip = makeTrip({ id: "trip", notes: [packing] });
  api.on(trips.get, () => trip).on(notes.save, () => ({ success: true }));
  tasks = ["Passport", "Charger"].map((text, line) =>
    task(text, { noteId: "n1", tick: { line, text: `- [ ] ${text}`, done: true } }),
  );
  openApp("/home");
  const passport = await screen.findByRole("checkbox", { name: "Passport" });
  const clock = vi.spyOn(performance, "now");
  const press = (pressed: HTMLElement, index: number) => {
    clock.mockReturnValue(index);
    fireEvent.click(pressed);
  };
  press(passport, 10_000);
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Passport" })).toBeNull());
  press(screen.getByRole("checkbox", { name: "Charger" }), 10_300);
  expect(screen.getByRole("checkbox", { name: "Charger" })).toBeDefined();
  press(screen.getByRole("checkbox", { name: "Charger" }), 10_400);
  await waitFor(() => expect(screen.queryByRole("checkbox")).toBeNull());
  clock.mockRestore();
});
