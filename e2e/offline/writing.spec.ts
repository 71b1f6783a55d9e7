import type { Point } from "@castor/core/points/point.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../testing/offline/killable-journey.ts";
import { UnsentList } from "../testing/offline/unsent-list.ts";
import { passesAxe } from "../testing/passes-axe.ts";
import type { RegisteredPerson } from "../testing/person.ts";
import { PointForm } from "../testing/point-form.ts";
import { TripMap } from "../testing/trip-map.ts";

const days = [
  {
    name: "Old town",
    date: "2026-12-05 09:00",
    points: [
      { name: "Castle", lat: 41.6879, lng: 44.8086 },
      { name: "Bath", lat: 41.688, lng: 44.8111 },
      { name: "Tower", lat: 41.6959, lng: 44.8066 },
    ],
  },
  { name: "Hills", date: "2026-12-06 09:00", points: [] },
];

/** Changes a point by a call, as another device of the same person does. */
async function saveElsewhere(page: Page, { session }: RegisteredPerson, data: Partial<Point>) {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = await page.request.post("/api/point", { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("what is written while the server is dead is shown, listed and sent once, in order", async ({
  page,
  server,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds, server: trip } = await planTrip("Georgia", days);
  const [oldTown = "", hills = ""] = routeIds;
  const unsent = new UnsentList(page, words, isPhone);
  const form = new PointForm(page, words);
  const rows = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const sent: string[] = [];

  await page.goto(`/map/${tripId}/${oldTown}`);
  await expect(rows).toHaveText([/Castle/, /Bath/, /Tower/]);
  await new TripMap(page).isDrawn(3);
  await form.open("Castle", isPhone);
  await form.button("actions.cancel").click();
  await server.kill();

  await test.step("forms close as after a save, and the screen shows what was written", async () => {
    await form.open("Castle", isPhone);
    await form.field("points.name").fill("Fortress");
    await form.save();
    await expect(rows).toHaveText([/Fortress/, /Bath/, /Tower/]);
    await unsent.says("waiting", 1);
    await page.getByRole("button", { name: words("points.actions", { name: "Bath" }) }).click();
    await page.getByRole("menuitem", { name: words("points.delete") }).click();
    await page
      .getByRole("listitem")
      .filter({ hasText: words("points.deleted", { name: "Bath" }) })
      .getByRole("button", { name: words("actions.close") })
      .click();
    await expect(rows).toHaveText([/Fortress/, /Tower/]);
    await unsent.says("waiting", 2);
  });

  await test.step("the list says what waits, in words and in order", async () => {
    await unsent.open();
    await expect(unsent.changes).toHaveCount(2);
    await expect(unsent.changes.first()).toContainText("Castle");
    await expect(unsent.changes.last()).toContainText("Bath");
    await passesAxe(page);
    await unsent.close();
  });

  await test.step("the server is back: each is sent once, in order", async () => {
    // An attempt without an answer is repeated by its key. The 409 to that only says that it is not done yet.
    page.on("response", (answer) => {
      const method = answer.request().method();
      if (answer.ok() && /\/api\/point/.test(answer.url()) && method !== "GET") sent.push(method);
    });
    await server.start();
    await unsent.saysNothing();
    expect(await trip.namesOn(oldTown)).toEqual(["Fortress", "Tower"]);
    expect(await trip.namesOn(hills)).toEqual([]);
    expect(sent).toEqual(["POST", "DELETE"]);
  });
});

test("a field that two devices have changed is shown with both values and decided by one press; what was deleted comes back if wanted", async ({
  page,
  context,
  words,
  isPhone,
  person,
  planTrip,
}) => {
  const { tripId, routeIds, server: trip } = await planTrip("Georgia", days);
  const [oldTown = ""] = routeIds;
  const unsent = new UnsentList(page, words, isPhone);
  const form = new PointForm(page, words);
  const rows = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const [castle, bath] = await trip.pointsOn(oldTown);
  if (!castle || !bath) throw new Error("the points are not there");
  const rename = async (from: string, to: string) => {
    await form.open(from, isPhone);
    await form.field("points.name").fill(to);
    await form.save();
  };
  const edited = (name: string) => words("history.what.points.save", { name });

  await page.goto(`/map/${tripId}/${oldTown}`);
  await expect(rows).toHaveText([/Castle/, /Bath/, /Tower/]);
  await form.open("Castle", isPhone);
  await form.button("actions.cancel").click();

  await test.step("both have renamed the same point: mine is kept by one press", async () => {
    await context.setOffline(true);
    await rename("Castle", "My castle");
    await saveElsewhere(page, person, { id: castle.id, name: "Citadel" });
    await context.setOffline(false);
    await unsent.says("blocked", 1);
    await page.getByRole("button", { name: words("unsent.show"), exact: true }).click();
    await expect(unsent.dialog.getByText("Citadel")).toBeVisible();
    await passesAxe(page);
    await unsent.decide(edited("Castle"), "conflicts.keep");
    await expect.poll(async () => (await trip.namesOn(oldTown))[0]).toBe("My castle");
    await unsent.close();
    await unsent.saysNothing();
  });

  await test.step("the other value is taken by one press", async () => {
    await context.setOffline(true);
    await rename("My castle", "Ruin");
    await saveElsewhere(page, person, { id: castle.id, name: "Palace" });
    await context.setOffline(false);
    await unsent.says("blocked", 1);
    await unsent.open();
    await unsent.decide(edited("My castle"), "conflicts.take");
    await unsent.close();
    await expect(rows.first()).toHaveText(/Palace/);
    expect((await trip.namesOn(oldTown))[0]).toBe("Palace");
  });

  await test.step("a point that was deleted meanwhile comes back with what was written", async () => {
    await context.setOffline(true);
    await rename("Bath", "Hot bath");
    const headers = { authorization: `Bearer ${person.session.access_token}` };
    expect((await page.request.delete(`/api/point/${bath.id}`, { headers })).ok()).toBe(true);
    await context.setOffline(false);
    await unsent.says("blocked", 1);
    await unsent.open();
    await expect(unsent.dialog.getByText(words("unsentList.gone"))).toBeVisible();
    await unsent.decide(edited("Bath"), "unsentList.restore");
    await expect.poll(() => trip.namesOn(oldTown)).toContain("Hot bath");
    await unsent.close();
    await unsent.saysNothing();
  });
});
