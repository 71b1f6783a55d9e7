import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { expect } from "@playwright/test";
import { answerIsStored, appIsStored } from "../testing/offline/is-stored.ts";
import { test } from "../testing/offline/offline-journey.ts";
import { UnsentList } from "../testing/offline/unsent-list.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { TripMap } from "../testing/trip-map.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

test("a trip that is made while the server is dead survives a cold start, and is sent once with what was added to it", async ({
  device,
  server,
  words,
  isPhone,
  language,
}, info) => {
  const person = await register(device.page, "Lena", language, info);
  await makePlannedTrip(device.page, person, "Georgia", []);
  await device.page.goto("/trips");
  await expect(device.page.getByRole("heading", { name: "Georgia" })).toBeVisible();
  await appIsStored(device.page);
  await answerIsStored(device.page, "/api/trip?mode=all");
  await server.kill();

  const dialog = device.page.getByRole("dialog");
  await device.page.getByRole("button", { name: words("trips.newTrip") }).click();
  await dialog.getByRole("textbox", { name: words("trips.name") }).fill("Armenia");
  await dialog.getByLabel(words("days.firstDate")).fill("05.03.2027");
  await dialog.getByLabel(words("days.lastDate")).fill("06.03.2027");
  await device.page.keyboard.press("Tab");
  await dialog.getByRole("button", { name: words("tripDialogs.create") }).click();
  await expect(device.page).toHaveURL(/\/map\/made-/);
  const save = () =>
    dialog.getByRole("button", { name: words("actions.save"), exact: true }).click();
  const map = new TripMap(device.page);
  await device.page.getByRole("radio", { name: words("map.edit") }).check();
  await map.doubleClick(await map.freePosition());
  await dialog.getByRole("textbox", { name: words("points.name"), exact: true }).fill("Bridge");
  await save();
  await expect(dialog).toBeHidden();
  await device.page.getByRole("link", { name: words("header.notes"), exact: true }).click();
  await device.page
    .getByRole("button", { name: words("notes.add"), exact: true })
    .first()
    .click();
  await dialog.getByRole("textbox", { name: words("notes.text") }).fill("Meet at the fountain");
  await save();
  await expect(dialog).toBeHidden();
  await expect(device.page.getByText("Meet at the fountain")).toBeVisible();

  const page = await device.coldStart();
  await page.goto("/trips");
  await page.getByRole("link", { name: "Armenia" }).click();
  await expect(page).toHaveURL(/\/map\/made-/);
  await expect(page.getByRole("main")).toContainText("Bridge");

  await server.start();
  await expect(page).toHaveURL(/\/map\/(?!made-)[^/]+\/(?!made-)/, { timeout: 45_000 });
  await new UnsentList(page, words, isPhone).saysNothing();
  await expect(page.getByRole("main")).toContainText("Bridge");
  const [, , tripId = ""] = new URL(page.url()).pathname.split("/");
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const answer = await page.request.get("/api/trip?mode=all", { headers });
  const list: TripSummary[] = await answer.json();
  expect(list.filter(({ name }) => name === "Armenia").map(({ id }) => id)).toEqual([tripId]);
  const { routes, notes } = await tripOnServer(page, person, tripId).read();
  expect(routes.map(({ date }) => date.slice(0, 10))).toEqual(["2027-03-05", "2027-03-06"]);
  expect(routes.flatMap(({ points }) => points.map(({ name }) => name))).toEqual(["Bridge"]);
  const all = [...notes, ...routes.flatMap((route) => route.notes)];
  expect(all.map(({ text }) => text)).toEqual(["Meet at the fountain"]);
});
