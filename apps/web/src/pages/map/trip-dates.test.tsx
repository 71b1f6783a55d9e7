import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { shiftTrip } from "@castor/core/trips/shift-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

let api: FakeApi;
let made = 0;

beforeAll(async () => {
  await startWords();
  await import("./map-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});

/** Opens the dates of a trip from June 1 to 3 by a press on them in its header. */
async function openDates() {
  const dates = ["2027-06-01", "2027-06-02", "2027-06-03"];
  let trip: Trip = makeTrip({
    ...{ id: `dated-${++made}`, startDate: "2027-06-01", endDate: "2027-06-03" },
    routes: dates.map((date, index) =>
      makeRoute({
        ...{ id: `day-${index}`, name: `Day ${index + 1}`, date: `${date} 09:00` },
        points: [makePoint()],
      }),
    ),
  });
  api = new FakeApi()
    .on(endpoints.trips.get, () => trip)
    .on(endpoints.ideas.fromDays, () => ({ success: true as const }))
    .on(endpoints.routes.remove, () => ({ success: true as const }))
    .on(endpoints.trips.shift, ({ body }) => {
      trip = shiftTrip(trip, body.days) ?? trip;
      return trip;
    })
    .on(endpoints.routes.addDays, ({ body }) =>
      body.days.map((day, index) =>
        makeRoute({ id: `added-${index}`, name: day.name, date: day.date }),
      ),
    );
  openApp(`/map/${trip.id}/day-0`);
  await userEvent.click(await screen.findByRole("button", { name: /^1\s?–\s?3 Jun 2027$/ }));
  return within(await screen.findByRole("dialog", { name: "Dates of the trip" }));
}

const shifts = () => api.callsOf(endpoints.trips.shift).map(({ body }) => body);

test("The whole trip moves by days or to a new first day, in two presses, and back by one", async () => {
  const dialog = await openDates();
  const days = dialog.getByRole("textbox", { name: /by so many days/ });
  await userEvent.clear(days);
  await userEvent.type(days, "-7");
  expect(dialog.getByText(/The trip will be on 25\s?–\s?27 May 2027/)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Move 7 days earlier" }));
  await screen.findByRole("button", { name: /^25\s?–\s?27 May 2027$/ });
  await waitFor(() => expect(shifts()).toMatchObject([{ days: -7 }]));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: /^1\s?–\s?3 Jun 2027$/ });
  await waitFor(() => expect(shifts()).toMatchObject([{ days: -7 }, { days: 7 }]));
});

test("A trip cannot move by nothing, by half a day, or out of all years", async () => {
  const dialog = await openDates();
  const days = dialog.getByRole("textbox", { name: /by so many days/ });
  const action = () => dialog.getByRole("button", { name: /^Move (?:the trip|\d)/ });
  expect(action()).toHaveProperty("disabled", true);
  await userEvent.clear(days);
  expect(action()).toHaveProperty("disabled", true);
  await userEvent.type(days, "90000");
  expect(dialog.getByText("A date would be out of range.")).toBeDefined();
  expect(action()).toHaveProperty("disabled", true);
});

test("A longer trip gets days at its end or its start", async () => {
  const dialog = await openDates();
  await userEvent.click(dialog.getByRole("radio", { name: "Longer" }));
  const count = dialog.getByRole("textbox", { name: "How many days" });
  await userEvent.clear(count);
  await userEvent.type(count, "2");
  expect(dialog.getByText(/2 days will be added: 4\s?–\s?5 Jun 2027/)).toBeDefined();
  await userEvent.click(dialog.getByRole("radio", { name: "At the start" }));
  expect(dialog.getByText(/2 days will be added: 30\s?–\s?31 May 2027/)).toBeDefined();
  await userEvent.click(dialog.getByRole("radio", { name: "At the end" }));
  await userEvent.click(dialog.getByRole("button", { name: "Add 2 days" }));
  await waitFor(() =>
    expect(api.callsOf(endpoints.routes.addDays).map(({ body }) => body)).toMatchObject([
      {
        days: [
          { name: "Day 4", date: "2027-06-04 09:00" },
          { name: "Day 5", date: "2027-06-05 09:00" },
        ],
      },
    ]),
  );
});

test("A shorter trip loses its last days; their points become ideas, their notes those of the trip", async () => {
  const dialog = await openDates();
  await userEvent.click(dialog.getByRole("radio", { name: "Shorter" }));
  const count = dialog.getByRole("textbox", { name: "How many days" });
  await userEvent.clear(count);
  await userEvent.type(count, "3");
  expect(dialog.getByText("One day has to stay.")).toBeDefined();
  await userEvent.clear(count);
  await userEvent.type(count, "2");
  expect(dialog.getByText(/^2 days go: Day 2, Day 3\. 2 points go to the ideas\./)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Remove 2 days" }));
  await screen.findByRole("button", { name: /^1 Jun 2027$/ });
  await waitFor(() =>
    expect(
      api.calls.map(({ path }) => path).filter((path) => /route\/day|idea/.test(path)),
    ).toEqual([
      expect.stringContaining("idea"),
      expect.stringContaining("day-1"),
      expect.stringContaining("day-2"),
    ]),
  );
});
