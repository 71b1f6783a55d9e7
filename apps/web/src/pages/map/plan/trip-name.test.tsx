import { endpoints } from "@castor/core/endpoints.ts";
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../../testing/fake-api.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openApp } from "../../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../../i18n/words.ts";

let api: FakeApi;
let made = 0;

beforeAll(async () => {
  await startWords();
  await import("../map-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});

/** Opens a trip called Georgia, and answers the field of its name where it can be pressed. */
async function rename(changes: Partial<Trip> = {}) {
  let trip = makeTrip({
    id: `named-${++made}`,
    name: "Georgia",
    routes: [makeRoute({ id: "first" })],
    ...changes,
  });
  api = new FakeApi()
    .on(endpoints.trips.get, () => trip)
    .on(endpoints.trips.save, ({ body }) => {
      trip = { ...trip, name: body.name ?? trip.name };
      return trip;
    });
  openApp(`/map/${trip.id}/first`);
  const heading = await screen.findByRole("heading", { level: 1, name: "Georgia" });
  const button = within(heading).queryByRole("button");
  if (!button) return null;
  await userEvent.click(button);
  return screen.findByRole("textbox", { name: "Rename the trip" });
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const saved = () => api.callsOf(endpoints.trips.save).map(({ body }) => body);

test("A press on the title renames the trip, and the toast undoes it", async () => {
  await rename();
  await userEvent.keyboard("  Грузия & <b>{Enter}");
  const heading = await title("Грузия & <b>");
  await waitFor(() => expect(document.activeElement).toBe(within(heading).getByRole("button")));
  await waitFor(() => expect(saved()).toMatchObject([{ name: "Грузия & <b>" }]));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await title("Georgia")).toBeDefined();
});

test("Leaving the field saves the name; Escape, the same name and an empty one change nothing", async () => {
  await rename();
  await userEvent.keyboard("Adjara{Escape}");
  await title("Georgia");
  await userEvent.click(within(await title("Georgia")).getByRole("button"));
  await screen.findByRole("textbox", { name: "Rename the trip" });
  await userEvent.keyboard("{Enter}");
  await userEvent.click(within(await title("Georgia")).getByRole("button"));
  await screen.findByRole("textbox", { name: "Rename the trip" });
  await userEvent.keyboard("{Backspace}{Enter}");
  expect(await screen.findByText("This field is required.")).toBeDefined();
  await userEvent.keyboard("Adjara");
  await userEvent.tab();
  const renamed = await title("Adjara");
  // Whoever goes on elsewhere is not called back.
  await new Promise(requestAnimationFrame);
  expect(renamed.contains(document.activeElement)).toBe(false);
  await waitFor(() => expect(saved()).toMatchObject([{ name: "Adjara" }]));
});

test("The title of somebody else's trip is only a title", async () => {
  expect(await rename({ canEdit: false, isPublic: true })).toBeNull();
});
