import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeSummary, makeTrip } from "@castor/core/testing/make.ts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { asEditor, asViewer, withoutMoney } from "../../../testing/as-member.ts";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { showQuickDialog } from "./quick-dialog.ts";

const trip = makeTrip({
  id: "t1",
  name: "Georgia",
  canEdit: true,
  routes: [
    makeRoute({ id: "r1", name: "Old town", points: [makePoint({ id: "p1", name: "Bath" })] }),
  ],
});

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  new FakeApi()
    .on(endpoints.trips.get, () => trip)
    .on(endpoints.trips.list, () => [makeSummary({ id: "t1", name: "Georgia" })]);
});
afterEach(() => {
  showQuickDialog(null);
  cleanup();
  queryClient.clear();
  forgetEverybody();
});

const box = () => screen.findByRole("combobox", { name: "Go to" });

test("the header opens the palette; typing finds a point of the trip, and Enter goes to it", async () => {
  logInAs();
  const router = openApp("/tasks/t1");
  await userEvent.click(await screen.findByRole("button", { name: "Go to… (Ctrl + K)" }));
  await box();
  await screen.findByRole("option", { name: /Old town/ });
  await userEvent.keyboard("bat");
  const option = await screen.findByRole("option", { name: /Bath/ });
  await waitFor(() => expect(option.dataset.comboboxSelected).toBe("true"));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.href).toBe("/map/t1/r1?point=p1"));
  await waitFor(() => expect(screen.queryByRole("combobox", { name: "Go to" })).toBeNull());
});

test("Ctrl + K opens it, also on a Russian keyboard, but not over another dialog", async () => {
  logInAs();
  openApp("/trips?new=1");
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Control>}[KeyK]{/Control}");
  expect(screen.queryByRole("combobox", { name: "Go to" })).toBeNull();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.keyboard("{Control>}[KeyK]{/Control}");
  await box();
});

test("a visitor finds pages and actions, and what there is not is said", async () => {
  openApp("/catalog");
  await screen.findByRole("heading", { level: 1 });
  await waitFor(async () => {
    await userEvent.keyboard("{Control>}[KeyK]{/Control}");
    expect(screen.queryByRole("combobox", { name: "Go to" })).not.toBeNull();
  });
  const names = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  expect(names()).toContain("Help");
  expect(names()).not.toContain("Settings");
  await userEvent.type(await box(), "zzz");
  expect(screen.getByText("Nothing found. Try another word.")).toBeDefined();
});

test.each([
  ["an editor", asEditor, ["Finance", "Notes", "Map settings", "Import into this trip"]],
  ["a viewer", asViewer, ["Finance", "Notes", "Map settings"]],
  ["who sees no money", { ...asEditor, ...withoutMoney }, ["Notes", "Import into this trip"]],
])("%s finds what they may do, and no more", async (_, standing, offered) => {
  logInAs();
  new FakeApi()
    .on(endpoints.trips.get, () => ({ ...trip, ...standing }))
    .on(endpoints.trips.list, () => []);
  openApp("/tasks/t1");
  await userEvent.click(await screen.findByRole("button", { name: "Go to… (Ctrl + K)" }));
  await box();
  await screen.findByRole("option", { name: /Old town/ });
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(offered));
  for (const name of ["Share", "Finance", "Import into this trip"])
    expect(names.includes(name), name).toBe((offered as string[]).includes(name));
});

test("? lists all keys, also on a Russian keyboard, but not while one types", async () => {
  openApp("/help");
  const search = await screen.findByRole("textbox", { name: "Search the help" });
  await userEvent.type(search, "?");
  expect(screen.queryByRole("dialog")).toBeNull();
  search.blur();
  for (const key of ["?", ","]) {
    await userEvent.keyboard("{Shift>}");
    fireEvent.keyDown(document.body, { key, code: "Slash", shiftKey: true });
    await userEvent.keyboard("{/Shift}");
    const list = within(await screen.findByRole("dialog", { name: "Keyboard" }));
    expect(list.getByText("Ctrl + K")).toBeDefined();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

test("the palette leads to what is new, and to the keys", async () => {
  logInAs();
  const router = openApp("/trips");
  await userEvent.click(await screen.findByRole("button", { name: "Go to… (Ctrl + K)" }));
  await userEvent.type(await box(), "new");
  await userEvent.click(await screen.findByRole("option", { name: "What’s new" }));
  await waitFor(() => expect(router.state.location.href).toBe("/help#news"));
  await userEvent.click(await screen.findByRole("button", { name: "Go to… (Ctrl + K)" }));
  await userEvent.type(await box(), "keys");
  await userEvent.click(await screen.findByRole("option", { name: "Show all keys" }));
  expect(await screen.findByRole("dialog", { name: "Keyboard" })).toBeDefined();
});
