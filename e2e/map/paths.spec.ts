import { expect, type Route } from "@playwright/test";
import { journeyWithFakeEngine } from "../testing/fake-engine-journey.ts";

const test = journeyWithFakeEngine<"fine" | "failing">("run-fake-roads.ts");

const castle = { name: "Fortress", lat: 41.688, lng: 44.8084 };
const bath = { name: "Sulphur baths", lat: 41.6885, lng: 44.811 };
const museum = { name: "National museum", lat: 41.69602, lng: 44.80003 };
const station = { name: "Station", lat: 41.7212, lng: 44.7975 };
/** On the fake engine's island, which no path leads to. */
const lighthouse = { name: "Lighthouse", lat: 41.72, lng: 44.9 };
const harbour = { name: "Harbour", lat: 41.722, lng: 44.905 };
const dayOf = (name: string, day: number, points: object[]) => ({
  name,
  date: `2027-05-0${day} 09:00`,
  points: points as (typeof castle)[],
});

const calls = "**/api/service/route";
/** The check asks for the ways of all days, also of those that nobody has opened. */
const isToStation = (route: Route) =>
  route.request().postData()?.includes(`${station.lng}`) === true;

/** Counts the legs in the browser's database. */
function countCachedLegs(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("castor-legs");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction("legs").objectStore("legs").count();
      counting.onerror = () => reject(counting.error);
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });
}

test("the engine's ways are solid, on foot dotted, and a point left out lies beside them", async ({
  page,
  words,
  planTrip,
  map,
}) => {
  const day = dayOf("In town", 3, [
    castle,
    { ...bath, routeMode: "car" },
    { ...museum, routeMode: "none", excludeFromRoute: true },
    { ...station, routeMode: "walk" },
  ]);
  const { tripId, routeIds } = await planTrip("Ways", [day]);
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await map.hasPaths("solid:1 dotted:1");
  await map.isDrawn(4);
  const about = words("routes.aboutTotal", { distance: "", duration: "" }).split(" ")[0] ?? "";
  const plan = page.getByRole("list", { name: words("points.list") });
  await expect(plan).toBeVisible();
  await expect(plan).not.toContainText(about);
  await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
});

test("at a point where a new path starts the old one ends, and no way is drawn or reckoned to it", async ({
  page,
  words,
  planTrip,
  map,
}) => {
  const day = dayOf("Two walks", 3, [castle, bath, museum, { ...station, routeMode: "walk" }]);
  const { tripId, routeIds } = await planTrip("Breaks", [day]);
  const newPath = page.getByText(words("points.newPath"), { exact: true });
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await map.hasPaths("solid:2 dotted:1");
  await expect(newPath).toHaveCount(0);

  await page.getByRole("radio", { name: words("map.edit") }).check();
  await page.getByRole("button", { name: words("points.actions", { name: museum.name }) }).click();
  await page.getByRole("menuitem", { name: words("points.edit") }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: words("pointForm.groups.more") }).click();
  await form.getByRole("combobox", { name: words("points.mode") }).click();
  await page.getByRole("option", { name: words("points.modes.break") }).click();
  await form.getByRole("button", { name: words("actions.save") }).click();
  await expect(form).toBeHidden();
  await map.hasPaths("solid:1 dotted:1");
  await expect(newPath).toHaveCount(1);
  await map.isDrawn(4);

  await page.reload();
  await map.hasPaths("solid:1 dotted:1");
  await expect(newPath).toHaveCount(1);
});

test("where no way leads the pairs are marked and named, and the rest of the day is drawn", async ({
  page,
  words,
  planTrip,
  map,
}) => {
  const day = dayOf("To the island", 3, [castle, bath, lighthouse, harbour, station]);
  const { tripId, routeIds } = await planTrip("Gaps", [day]);
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await map.hasPaths("solid:2 gap:2 gapEnd:4");
  await map.isDrawn(5);
  for (const [from, to] of [
    [bath, lighthouse],
    [harbour, station],
  ] as const)
    await expect(
      page.getByText(words("errors.noPathBetween", { from: from.name, to: to.name })),
    ).toBeVisible();
  await page.goto(`/map/${tripId}/-1`);
  await map.hasPaths("solid:2 gap:2 gapEnd:4");
  await expect(page.getByText(words("routes.waysMissing", { count: 2 }))).toBeVisible();
});

test("an engine that fails gives dashed ways and says about, and those that it found stay", async ({
  page,
  engine,
  words,
  planTrip,
  map,
}) => {
  const days = [
    dayOf("Known", 3, [castle, bath]),
    dayOf(
      "Unknown",
      4,
      [museum, station, castle].map((point) => ({ ...point, lat: point.lat + 0.01 })),
    ),
  ];
  const { tripId, routeIds } = await planTrip("Failing", days);
  const failing = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    if (isToStation(route)) await failing.promise;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  });
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await map.hasPaths("solid:1");
  await engine.setMode("failing");
  failing.resolve();
  await page.goto(`/map/${tripId}/${routeIds[1]}`);
  await map.hasPaths("dashed:2");
  await map.isDrawn(3);
  const mode = words("points.modes.car");
  const about = words("points.legEstimated", { mode, distance: "#", duration: "#" }).split("#")[0];
  await expect(page.getByText(about ?? "").first()).toBeVisible();
  await page.goto(`/map/${tripId}/-1`);
  await map.hasPaths("solid:1 dashed:2");
  await engine.setMode("fine");
});

test("without the server a day that was seen shows its ways, and a new leg is an estimate", async ({
  page,
  context,
  words,
  isPhone,
  planTrip,
  map,
}) => {
  const days = [dayOf("Seen", 3, [castle, bath, museum]), dayOf("Not seen", 4, [museum, station])];
  const { tripId, routeIds } = await planTrip("Offline", days);
  const hint = page.getByText(words("routes.pathOffline"));
  const abort = (route: Route) => route.abort();
  await page.route(calls, (route) => (isToStation(route) ? abort(route) : route.continue()));
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await map.hasPaths("solid:2");
  await expect.poll(() => page.evaluate(countCachedLegs)).toBe(2);
  await page.route(calls, abort);
  // A corner control that does not load leaves the rest of the page working.
  const corners = /\/assets\/(user-name|support-link|deadline-badge)-/;
  await page.route(corners, abort);
  await page.reload();
  let loads = 0;
  page.on("load", () => loads++);
  await map.hasPaths("solid:2");
  await expect(hint).toBeHidden();
  // The renderer's worker is there.
  await map.isDrawn(3);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Not seen" }).first().click();
  await map.hasPaths("dashed:1");
  await expect(hint).toBeVisible();
  await map.isDrawn(2);
  await page.goBack();
  await map.hasPaths("solid:2");
  await page.unroute(corners);
  await context.setOffline(false);
  // A phone's trip has no header.
  if (!isPhone)
    await expect(
      page.locator(`[data-tooltip^="${words("header.signedInAs", { name: "" }).trim()}"]`),
    ).toBeAttached();
  expect(loads).toBe(0);
});
