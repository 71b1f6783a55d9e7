import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { openApp, press, typeInto } from "../../../testing/open-app.tsx";
import { keyOf, queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips } = endpoints;
const routes = [
  makeRoute({
    id: "town",
    name: "Old town",
    date: "2026-12-05 09:00",
    points: [makePoint({ name: "Castle" })],
  }),
  makeRoute({ id: "hills", name: "Hills", date: "2026-12-06 09:00" }),
];
const seen = makeTrip({
  id: "spring",
  name: "Spring",
  ownerName: "Olga",
  isPublic: true,
  canEdit: false,
  startDate: "2026-12-05",
  endDate: "2026-12-06",
  routes,
});
let api: FakeApi;

beforeAll(async () => {
  await startWords();
  // The first import takes longer than a test waits.
  await Promise.all([
    import("./map-page.tsx"),
    import("../../features/sharing/copy-to-account-dialog.tsx"),
  ]);
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T10:00:00Z") });
  await setLanguage("en");
  logInAs();
  api = new FakeApi()
    .on(trips.get, ({ id }) => (id === "spring" ? seen : makeTrip({ id, name: "My spring" })))
    .on(trips.copy, () => makeTrip({ id: "copy", name: "My spring" }));
});
afterEach(forgetPage);

const openCopy = async () => {
  await press("Copy to my account");
  return within(await screen.findByRole("dialog", { name: "Copy “Spring”" }));
};
const copies = () => api.callsOf(trips.copy).map(({ path }) => path.replace("/api/trip/copy/", ""));

test("a visitor reads whose trip it is, and finds nothing to edit it with", async () => {
  openApp("/map/spring/show");
  expect(await screen.findByText(/By Olga/)).toBeDefined();
  for (const name of ["View", "Edit"]) expect(screen.queryByRole("radio", { name })).toBeNull();
  for (const name of [/^Add/, /^Actions/, "Undo", "Redo"])
    expect(screen.queryByRole("button", { name }), String(name)).toBeNull();
});

test("two presses copy a public trip, and open the copy", async () => {
  const router = openApp("/map/spring/show");
  const dialog = await openCopy();
  expect(dialog.getByText(/The author’s costs, notes and bookings are not in it/)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Copy trip" }));
  await waitFor(() => expect(router.state.location.href).toBe("/map/copy/show"));
  expect(await screen.findByText("“My spring” is now in your trips.")).toBeDefined();
  expect(copies()).toEqual(["spring"]);
});

test("however often the button is pressed, one copy is made, with one key", async () => {
  const { released, release } = holdBack();
  api.on(trips.copy, async () => {
    await released;
    return makeTrip({ id: "copy", name: "My spring" });
  });
  const router = openApp("/map/spring/show");
  const dialog = await openCopy();
  await userEvent.dblClick(dialog.getByRole("button", { name: "Copy trip" }));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  act(() => release());
  await waitFor(() => expect(router.state.location.href).toBe("/map/copy/show"));
  const [call, ...others] = api.callsOf(trips.copy);
  expect(others).toEqual([]);
  expect(call?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f-]{36}$/);
});

test("a copy takes the chosen days and another first day, with the weekdays on request; the new dates show at once", async () => {
  openApp("/map/spring/show");
  const dialog = await openCopy();
  const shown = (text: string | RegExp) => expect(dialog.getByText(text)).toBeDefined();
  shown(/^2 days: 5.*6 Dec 2026$/);
  await typeInto("First day of the copy", "03/05/2027");
  await userEvent.tab();
  shown(/^2 days: 3.*4 May 2027$/);
  await userEvent.click(dialog.getByRole("switch", { name: /^Keep the weekdays/ }));
  shown(/^2 days: 1.*2 May 2027$/);
  shown("02/05 (Sun)");
  await userEvent.click(dialog.getByRole("checkbox", { name: /Old town/ }));
  shown("1 day: 2 May 2027");
  await userEvent.click(dialog.getByRole("checkbox", { name: /Hills/ }));
  expect(dialog.getByRole("button", { name: "Copy trip" })).toHaveProperty("disabled", true);
  shown("Choose at least one day.");
  await userEvent.click(dialog.getByRole("checkbox", { name: /Hills/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Copy trip" }));
  await waitFor(() => expect(copies()).toEqual(["spring?startDate=2027-05-02&routeIds=hills"]));
});

test("the copy of a past trip is proposed to begin on the next day of the same weekday", async () => {
  vi.setSystemTime(new Date("2027-02-10T10:00:00Z"));
  openApp("/map/spring/show");
  const dialog = await openCopy();
  // A Saturday, as 5 December 2026 is.
  expect(dialog.getByLabelText<HTMLInputElement>("First day of the copy").value).toMatch(
    /^13.02.2027$/,
  );
  expect(dialog.getByText(/^2 days: 13.*14 Feb 2027$/)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Copy trip" }));
  await waitFor(() => expect(copies()).toEqual(["spring?startDate=2027-02-13"]));
});

test("who is not logged in goes to the login, and comes back to what was chosen", async () => {
  forgetEverybody();
  const router = openApp("/map/spring/show");
  const dialog = await openCopy();
  await userEvent.click(dialog.getByRole("checkbox", { name: /Old town/ }));
  await userEvent.click(dialog.getByRole("switch", { name: /^Keep the weekdays/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Log in and copy" }));
  const back = "/map/spring/show?copy=1&weekdays=1&days=hills";
  await waitFor(() =>
    expect(router.state.location.href).toBe(`/login?redirectUrl=${encodeURIComponent(back)}`),
  );
  expect(await screen.findByText("Then you can copy the trip.")).toBeDefined();
  act(() => logInAs());
  const again = within(await screen.findByRole("dialog", { name: "Copy “Spring”" }));
  expect(again.getByRole("checkbox", { name: /Old town/ })).toHaveProperty("checked", false);
  expect(again.getByRole("switch", { name: /^Keep the weekdays/ })).toHaveProperty("checked", true);
  // Back and reload do not ask again.
  await waitFor(() => expect(router.state.location.href).toBe("/map/spring/show"));
  await userEvent.click(again.getByRole("button", { name: "Copy trip" }));
  await waitFor(() => expect(copies()).toEqual(["spring?routeIds=hills"]));
});

test("many chosen days are kept through a login, too", async () => {
  forgetEverybody();
  const many = Array.from({ length: 70 }, (_, index) =>
    makeRoute({
      id: `day${index}`,
      name: `Day no. ${index}`,
      date: `2026-12-${10 + (index % 20)} 09:00`,
    }),
  );
  api.on(trips.get, () => ({ ...seen, routes: many }));
  const router = openApp("/map/spring/show");
  const dialog = await openCopy();
  await userEvent.click(dialog.getByRole("checkbox", { name: /Day no. 69/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Log in and copy" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(router.state.location.href.length).toBeLessThan(200);
  act(() => logInAs());
  const again = within(await screen.findByRole("dialog", { name: "Copy “Spring”" }));
  const isChosen = (name: RegExp) =>
    again.getByRole<HTMLInputElement>("checkbox", { name }).checked;
  expect([isChosen(/Day no. 69/), isChosen(/Day no. 68/)]).toEqual([false, true]);
  expect(window.localStorage.getItem("copy_days")).toBeNull();
});

test("a refused copy says why, in the dialog", async () => {
  api.on(trips.copy, () => refuse("CONFLICT", "You have 1,000 trips already."));
  openApp("/map/spring/show");
  const dialog = await openCopy();
  await userEvent.click(dialog.getByRole("button", { name: "Copy trip" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("You have 1,000 trips already.");
});

test("chosen days that are deleted meanwhile are said, and the others can be chosen", async () => {
  api.on(trips.copy, () => refuse("NOT_FOUND"));
  openApp("/map/spring/show");
  const dialog = await openCopy();
  await userEvent.click(dialog.getByRole("checkbox", { name: /Old town/ }));
  api.on(trips.get, () => ({ ...seen, routes: routes.slice(0, 1) }));
  await userEvent.click(dialog.getByRole("button", { name: "Copy trip" }));
  expect((await dialog.findByRole("alert")).textContent).toMatch(/no longer there/);
  await waitFor(() => expect(dialog.getAllByRole("checkbox")).toHaveLength(1));
});

test.each([
  [
    "a copy",
    async () => userEvent.click((await openCopy()).getByRole("button", { name: "Copy trip" })),
  ],
  ["the next look", async () => void fireEvent.focus(window)],
  ["another day", async () => userEvent.click(screen.getByRole("link", { name: /Hills/ }))],
])(
  "%s of a trip that is not public any more says so, leads on, and nothing of it stays",
  async (_, look) => {
    openApp("/map/spring/show");
    await screen.findByText(/By Olga/);
    api.on(trips.get, () => refuse("NOT_FOUND")).on(trips.copy, () => refuse("NOT_FOUND"));
    await look();
    await screen.findByRole("heading", { level: 1, name: "This trip is no longer public" });
    const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect([target("Look in the catalog"), target("All my trips")]).toEqual(["/catalog", "/trips"]);
    expect(screen.queryByText("Castle")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(queryClient.getQueryData(keyOf(trips.get, { id: "spring" }))).toBeUndefined();
  },
);
