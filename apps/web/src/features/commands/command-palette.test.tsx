import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeSummary, makeTrip } from "@castor/core/testing/make.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { setPaletteOpen } from "./open-palette.ts";

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
  setPaletteOpen(false);
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
