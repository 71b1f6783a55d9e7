import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { makeSummary, makeTrip } from "@castor/core/testing/make.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips, account, services } = endpoints;
const anna: Me = {
  id: "anna",
  username: "anna@castor.example",
  lang: "en",
  defaultCurrency: "GEL",
  fullName: "Anna",
  publicName: "Anna",
  hasPassword: true,
};
const config: ServiceConfig = {
  tiles: [
    { tileType: "default", available: true },
    { tileType: "satellite", available: false, reason: "needs-address" },
  ],
  search: "embedded",
  routing: "estimate",
  rates: "snapshot",
  ai: false,
  mail: "outbox",
  socialLogins: [],
  analytics: false,
  pictures: false,
  support: { ru: null, other: null },
};
let api: FakeApi;
let kept: TripSummary[];

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("./trips-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  kept = [
    makeSummary({ id: "spring", name: "Spring", startDate: "2027-04-01", endDate: "2027-04-03" }),
    makeSummary({ id: "gone", name: "Gone", startDate: "2020-01-01", endDate: "2020-01-02" }),
    makeSummary({ id: "open", name: "Open", isPublic: true, isInCatalog: true, pointsCount: 21 }),
    makeSummary({ id: "idea", name: "Idea", isDraft: true }),
  ];
  api = new FakeApi()
    .on(trips.list, ({ mode }) => kept.filter((trip) => mode === "all" || trip.section === mode))
    .on(account.me, () => anna)
    .on(services.config, () => config);
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

const cardOf = async (name: string) => {
  const card = (await screen.findByRole("link", { name })).closest("article");
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};
const choose = async (trip: string, action: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for “${trip}”` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: action, hidden: true }));
};

test("the list has the sections Current, Completed, Public and Draft", async () => {
  openApp("/trips");
  await screen.findByRole("link", { name: "Spring" });
  const sections = ["Current", "Completed", "Public", "Draft"].map((name) =>
    within(screen.getByRole("region", { name: new RegExp(`^${name}`) })).getByRole("link"),
  );
  expect(sections.map((link) => link.textContent)).toEqual(["Spring", "Gone", "Open", "Idea"]);
});

test("the selector offers All, Current, Past, Drafts, Public, and shows the chosen one", async () => {
  const router = openApp("/trips");
  await screen.findByRole("link", { name: "Spring" });
  const choices = screen.getByRole("group", { name: "Show" });
  expect(within(choices).getAllByRole("radio")).toHaveLength(5);
  await userEvent.click(within(choices).getByRole("radio", { name: "Past" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Spring" })).toBeNull());
  expect(screen.getByRole("link", { name: "Gone" })).toBeDefined();
  expect(router.state.location.href).toBe("/trips?mode=old");
});

test("a card shows dates, days, points and flags in words", async () => {
  openApp("/trips");
  const open = await cardOf("Open");
  expect(open.getByText("Public")).toBeDefined();
  expect(open.getByText("In the catalog")).toBeDefined();
  expect(open.getByText("21 points")).toBeDefined();
  expect((await cardOf("Gone")).getByText(/1\s–\s2 Jan 2020/)).toBeDefined();
  expect((await cardOf("Idea")).getByText("No days yet")).toBeDefined();
});

test("the new-trip dialog starts with 2 adults, 1 kid and the user's currency, offers no map that the server lacks, and opens the new trip's map", async () => {
  const router = openApp("/trips?new=1");
  const dialog = within(await screen.findByRole("dialog", { name: "New trip" }));
  expect(dialog.getByLabelText("Adults")).toHaveProperty("value", "2");
  expect(dialog.getByLabelText("Kids")).toHaveProperty("value", "1");
  await userEvent.click(dialog.getByRole("button", { name: /^Currency, map, draft/ }));
  expect(dialog.getByRole("combobox", { name: "Currency" })).toHaveProperty(
    "value",
    "GEL · Georgian Lari",
  );
  await waitFor(() => expect(api.callsOf(services.config).length).toBeGreaterThan(0));
  expect(dialog.queryByRole("combobox", { name: "Map" })).toBeNull();

  api.on(trips.save, ({ body }) => makeTrip({ id: "made", name: body.name ?? "" }));
  api.on(trips.get, () => makeTrip({ id: "made" }));
  await userEvent.type(dialog.getByLabelText(/^Name/), "  Georgia ");
  await userEvent.click(dialog.getByRole("button", { name: "Create trip" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/map/made/show"));
  expect(api.callsOf(trips.save).map(({ body }) => body)).toEqual([
    {
      name: "Georgia",
      currency: "GEL",
      tileType: "default",
      adults: 2,
      kids: 1,
      isDraft: false,
      travellers: [],
    },
  ]);
});

test("an invalid form shows core's messages and sends nothing", async () => {
  openApp("/trips?new=1");
  const dialog = within(await screen.findByRole("dialog", { name: "New trip" }));
  await userEvent.clear(dialog.getByLabelText("Adults"));
  await userEvent.type(dialog.getByLabelText("Adults"), "101");
  await userEvent.click(dialog.getByRole("button", { name: "Create trip" }));
  expect(await dialog.findByText("This field is required.")).toBeDefined();
  expect(dialog.getByText("Should be between 1 and 100.")).toBeDefined();
  expect(api.callsOf(trips.save)).toEqual([]);
});

test("typed text stays when the server refuses, with its message at the field", async () => {
  api.on(trips.save, () => refuse("VALIDATION_FAILED", "Please check.", { name: "Taken." }));
  openApp("/trips?new=1");
  const dialog = within(await screen.findByRole("dialog", { name: "New trip" }));
  await userEvent.type(dialog.getByLabelText(/^Name/), "Georgia");
  await userEvent.click(dialog.getByRole("button", { name: "Create trip" }));
  expect(await dialog.findByText("Taken.")).toBeDefined();
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty("value", "Georgia");
});

test("a second press after an unclear failure sends the same idempotency key", async () => {
  api.on(trips.save, () => refuse("INTERNAL"));
  openApp("/trips?new=1");
  const dialog = within(await screen.findByRole("dialog", { name: "New trip" }));
  await userEvent.type(dialog.getByLabelText(/^Name/), "Georgia");
  const create = dialog.getByRole("button", { name: "Create trip" });
  await userEvent.click(create);
  expect(await dialog.findByText(/Your text is kept/)).toBeDefined();
  await userEvent.click(create);
  await waitFor(() => expect(api.callsOf(trips.save)).toHaveLength(2));
  const keys = api.callsOf(trips.save).map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys[0]).toBe(keys[1]);
});

test("an edit sends only changed fields, and the list is read again", async () => {
  api.on(trips.get, ({ id }) => makeTrip({ id, name: "Spring", adults: 3 }));
  api.on(trips.save, ({ body }) => {
    kept = kept.map((trip) => (trip.id === body.id ? { ...trip, name: body.name ?? "" } : trip));
    return makeTrip({ id: body.id ?? "", name: body.name ?? "", adults: 3 });
  });
  openApp("/trips");
  await choose("Spring", "Edit");
  const dialog = within(await screen.findByRole("dialog", { name: "Edit trip" }));
  const name = await dialog.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, "Summer");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("link", { name: "Summer" })).toBeDefined();
  expect(api.callsOf(trips.save).map(({ body }) => body)).toEqual([
    { id: "spring", name: "Summer" },
  ]);
});

test("a confirmed copy is made and opens", async () => {
  const copy = makeTrip({ id: "copy", name: "Spring again", canEdit: true });
  api.on(trips.get, ({ id }) => makeTrip({ id, name: "Spring", canEdit: true }));
  api.on(trips.copy, () => copy);
  const router = openApp("/trips");
  await choose("Spring", "Copy");
  const dialog = within(await screen.findByRole("dialog", { name: "Copy “Spring”" }));
  await userEvent.click(dialog.getByRole("button", { name: "Copy trip" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/map/copy/show"));
  expect(await screen.findByText("“Spring again” is now in your trips.")).toBeDefined();
  expect(api.callsOf(trips.copy).map(({ path }) => path)).toEqual(["/api/trip/copy/spring"]);
});

test("deleting asks first, removes the trip at once and restores it when the server refuses", async () => {
  const answer = holdBack();
  api.on(trips.remove, async () => {
    await answer.released;
    return refuse("CONFLICT", "Somebody works on it.");
  });
  openApp("/trips");
  await choose("Idea", "Delete");
  const question = within(await screen.findByRole("dialog", { name: "Delete “Idea”?" }));
  expect(api.callsOf(trips.remove)).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Delete trip" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Idea" })).toBeNull());
  answer.release();
  expect(await screen.findByRole("link", { name: "Idea" })).toBeDefined();
  expect(await screen.findByText(/was not deleted.*Somebody works on it\./)).toBeDefined();
});

test("without trips there is one sentence and one button that creates the first", async () => {
  kept = [];
  openApp("/trips");
  expect(await screen.findByText("No trips yet")).toBeDefined();
  const [inList] = screen.getAllByRole("button", { name: "New trip" }).toReversed();
  if (inList) await userEvent.click(inList);
  expect(await screen.findByRole("dialog", { name: "New trip" })).toBeDefined();
});

test("when the list cannot be read, the reason and a retry are shown", async () => {
  api.on(trips.list, () => refuse("TOO_MANY_REQUESTS", "Please wait a little."));
  openApp("/trips");
  expect(await screen.findByText(/Please wait a little\./)).toBeDefined();
  api.on(trips.list, () => kept);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Spring" })).toBeDefined();
});

test("a visitor is sent to /login and returns after it", async () => {
  forgetEverybody();
  const router = openApp("/trips?mode=old");
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(router.state.location.href).toBe("/login?redirectUrl=%2Ftrips%3Fmode%3Dold");
});
