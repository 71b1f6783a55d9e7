import type { Language } from "@castor/core/basics/language.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

const stop = (id: string, name: string, routeId: string) =>
  makePoint({ id, name, linkId: `place-${name}`, routeId });
const day = (id: string, name: string, on: number, names: string[]) =>
  makeRoute({
    id,
    name,
    date: `2026-12-0${on} 09:00`,
    points: names.map((point, index) => stop(`${id}-${index}`, point, id)),
  });
/** The inn has two stops on one day and one on another, the bath one on each of two days, the lake only one. */
const routes = [
  day("town", "Old town", 5, ["Inn", "Lake", "Inn", "Bath"]),
  day("hills", "Hills", 6, ["Inn", "Bath"]),
  day("home", "Home", 7, []),
];

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("./map-page.tsx");
});
beforeEach(() => logInAs());

let made = 0;

/** Opens the first day in edit mode, and the menu of a point. */
async function choose(name: string, what: string, language: Language = "en") {
  await setLanguage(language);
  const trip = makeTrip({ id: `shared-${++made}`, routes });
  new FakeApi().on(endpoints.trips.get, () => trip);
  openApp(`/map/${trip.id}/town`);
  const russian = language === "ru";
  await userEvent.click(await screen.findByRole("radio", { name: russian ? "Правка" : "Edit" }));
  const menu = new RegExp(`^${russian ? "Действия с точкой" : "Actions for"} .${name}`);
  const [first] = await screen.findAllByRole("button", { name: menu });
  if (!first) throw new Error("the point has a menu");
  await userEvent.click(first);
  // jsdom has no layout: Mantine takes the button for scrolled out of view and hides its menu.
  await userEvent.click(await screen.findByRole("menuitem", { name: what, hidden: true }));
  return within(await screen.findByRole("dialog"));
}

test("in the list a point shows its other days, and that it is on this day twice", async () => {
  await choose("Lake", "Edit");
  const marks = screen.getAllByText(/^Also on/).map(({ textContent }) => textContent);
  const inn = "Also on 05/12 (Sat), 06/12 (Sun)";
  expect(marks).toEqual([inn, inn, "Also on 06/12 (Sun)"]);
});

test("the form of a shared point shows the affected days and the number of stops", async () => {
  const form = await choose("Inn", "Edit");
  expect(
    await form.findByText(
      /^This point is also on 05\/12 \(Sat\), 06\/12 \(Sun\): its name, .* change at all 3 stops\. The rest is for this day only\.$/,
    ),
  ).toBeDefined();
});

test("with one other stop the form says that it changes too", async () => {
  const form = await choose("Bath", "Edit");
  const said = /^This point is also on 06\/12 \(Sun\): its name, .* change there too\./;
  expect(await form.findByText(said)).toBeDefined();
});

test("the form says so in Russian too", async () => {
  const form = await choose("Inn", "Изменить", "ru");
  const said =
    /^Эта точка стоит ещё и здесь: 05\/12 \(сб\), 06\/12 \(вс\)\. .* изменятся во всех 3 местах плана/;
  expect(await form.findByText(said)).toBeDefined();
});

test("the form of a point with one stop does not mention others", async () => {
  const form = await choose("Lake", "Edit");
  expect(await form.findByLabelText(/^Name/)).toHaveProperty("value", "Lake");
  expect(form.queryByText(/also on/)).toBeNull();
});

test("other days are offered, and days that have the point already are marked", async () => {
  const dialog = await choose("Inn", "Also add to other days…");
  const boxes = await dialog.findAllByRole("checkbox");
  expect(boxes.map((box) => box.parentElement?.textContent)).toEqual([
    "06/12 (Sun) Hillsalready on this day",
    "07/12 (Mon) Home",
  ]);
});

test("deleting asks about this stop or all, and names the other days", async () => {
  const dialog = await choose("Inn", "Delete");
  expect(dialog.getByText(/^This point is also on 05\/12 \(Sat\), 06\/12 \(Sun\)\./)).toBeDefined();
  expect(dialog.getByRole("button", { name: "On every day" })).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Only this stop" }));
  const list = within(screen.getByRole("list", { name: "Points of the day" }));
  expect(list.getAllByText(/^(Inn|Lake|Bath)$/).map(({ textContent }) => textContent)).toEqual([
    "Lake",
    "Inn",
    "Bath",
  ]);
});

test("in Russian too the question is about this stop, not the day, which may have the point twice", async () => {
  const dialog = await choose("Inn", "Удалить", "ru");
  expect(
    dialog.getByText(/05\/12 \(сб\), 06\/12 \(вс\)\. .* только с этого места плана/),
  ).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Только с этого места" }));
  const list = within(screen.getByRole("list", { name: "Точки дня" }));
  expect(list.getAllByText(/^(Inn|Lake|Bath)$/)).toHaveLength(3);
});
