import type { InputOf } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { makeRoute, makeSummary, makeTrip } from "@castor/core/testing/make.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { readTripArea } from "../../data/trip-area.ts";
import { startWords } from "../../i18n/words.ts";

const { trips, routes, account, services } = endpoints;
const vienna: FoundPlace = {
  name: "Vienna",
  address: "Austria",
  lat: 48.2082,
  lng: 16.3738,
  typeId: "Other",
  source: "embedded",
};
let api: FakeApi;

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await Promise.all([import("./trips-page.tsx"), import("./trip-dialogs.tsx")]);
});
beforeEach(() => {
  logInAs();
  api = new FakeApi()
    .on(trips.list, () => [makeSummary()])
    .on(account.me, () => refuse("NOT_FOUND"))
    .on(services.config, () => refuse("NOT_FOUND"));
});
afterEach(forgetPage);

const makeDays = ({ body }: InputOf<typeof routes.addDays>) =>
  body.days.map(({ name, date }, index) =>
    makeRoute({ name, date, id: `day${index}`, tripId: "made" }),
  );

/** Opens the new-trip dialog from the list; trips and their days are made. */
async function openNewTrip() {
  api.on(trips.save, ({ body }) => makeTrip({ id: "made", name: body.name ?? "" }));
  api.on(trips.get, () => makeTrip({ id: "made" }));
  for (const call of [services.search, services.suggest])
    api.on(call, ({ q }) => (/vien/i.test(q) ? [vienna] : []));
  api.on(routes.addDays, makeDays);
  const router = openApp("/trips");
  const [open] = await screen.findAllByRole("button", { name: "New trip" });
  if (open) await userEvent.click(open);
  const dialog = within(await screen.findByRole("dialog", { name: "New trip" }));
  const create = () => userEvent.click(dialog.getByRole("button", { name: "Create trip" }));
  const typeDates = async (first: string, last: string) => {
    await userEvent.type(dialog.getByLabelText("First date"), first);
    await userEvent.type(dialog.getByLabelText("Last date"), last);
    await userEvent.tab();
  };
  return { router, dialog, create, typeDates };
}

test("where and when: the place proposes the name and is kept for the map, the days are made at 09:00, and Back does not open the dialog again", async () => {
  const { router, dialog, create, typeDates } = await openNewTrip();
  await userEvent.type(dialog.getByRole("combobox", { name: "Where to" }), "Vien");
  await userEvent.click(
    await screen.findByRole("option", { name: "Vienna, Austria", hidden: true }),
  );
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty("value", "Vienna");
  await typeDates("05.03.2027", "07.03.2027");
  expect(dialog.getByText("3 days will be added: Day 1 to Day 3.")).toBeDefined();
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe("/map/made/show"));
  expect(api.callsOf(routes.addDays).map(({ body }) => body)).toMatchObject([
    {
      tripId: "made",
      days: [
        { name: "Day 1", date: "2027-03-05 09:00", moveType: "car" },
        { name: "Day 2", date: "2027-03-06 09:00" },
        { name: "Day 3", date: "2027-03-07 09:00" },
      ],
    },
  ]);
  expect(readTripArea("made")).toEqual({ lat: vienna.lat, lng: vienna.lng, name: "Vienna" });
  router.history.back();
  await waitFor(() => expect(router.state.location.href).toBe("/trips"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a typed place that was not chosen is looked up; one that nobody knows is an error", async () => {
  const { router, dialog, create } = await openNewTrip();
  await userEvent.type(dialog.getByRole("combobox", { name: "Where to" }), "Atlantis");
  await userEvent.type(dialog.getByLabelText(/^Name/), "Sea");
  await create();
  expect(
    await dialog.findByText("Nothing found. Try another name, or leave it empty."),
  ).toBeDefined();
  expect(api.callsOf(trips.save)).toEqual([]);
  await userEvent.clear(dialog.getByRole("combobox", { name: "Where to" }));
  await userEvent.type(dialog.getByRole("combobox", { name: "Where to" }), "vienna");
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe("/map/made/show"));
  expect(readTripArea("made")?.name).toBe("Vienna");
});

test("when the days fail, the next press makes only them, and changes the trip that is there", async () => {
  const { router, dialog, create, typeDates } = await openNewTrip();
  api.on(routes.addDays, () => refuse("TOO_MANY_REQUESTS", "Please wait."));
  await userEvent.type(dialog.getByLabelText(/^Name/), "Sea");
  await typeDates("05.03.2027", "06.03.2027");
  await create();
  expect(
    await dialog.findByText(/“Sea” is created, but its days are not\. Please wait\./),
  ).toBeDefined();
  api.on(routes.addDays, makeDays);
  await userEvent.type(dialog.getByLabelText(/^Name/), "side");
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe("/map/made/show"));
  const [first, second] = api.callsOf(trips.save).map(({ body }) => body);
  expect(first).not.toHaveProperty("id");
  expect(second).toMatchObject({ id: "made", name: "Seaside" });
  expect(api.callsOf(routes.addDays)).toHaveLength(2);
});

test.each([
  ["", "06.03.2027", "This field is required."],
  ["06.03.2027", "05.03.2027", /06.03.2027/],
  ["01.01.2027", "01.01.2029", /at most 400 days/],
])("the dates %s to %s are refused", async (first, last, said) => {
  const { dialog, create } = await openNewTrip();
  await userEvent.type(dialog.getByLabelText(/^Name/), "Sea");
  if (first) await userEvent.type(dialog.getByLabelText("First date"), first);
  await userEvent.type(dialog.getByLabelText("Last date"), last);
  await userEvent.tab();
  await create();
  expect(await dialog.findByText(said)).toBeDefined();
  expect(api.callsOf(trips.save)).toEqual([]);
});

test("minus three kids are an error, not three", async () => {
  const { dialog, create } = await openNewTrip();
  await userEvent.type(dialog.getByLabelText(/^Name/), "Sea");
  await userEvent.clear(dialog.getByLabelText("Kids"));
  await userEvent.type(dialog.getByLabelText("Kids"), "-3");
  await create();
  expect(await dialog.findByText("Should be between 0 and 100.")).toBeDefined();
  expect(api.callsOf(trips.save)).toEqual([]);
});
