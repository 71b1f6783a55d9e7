import { expect, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { PointForm } from "../testing/point-form.ts";

const day = {
  name: "Old town",
  date: "2026-12-05 09:00",
  points: [{ name: "Castle", lat: 41.6879, lng: 44.8086 }],
};

test("two windows show each other's changes, and a form says what was changed meanwhile", async ({
  page,
  words,
  isPhone,
  person,
  planTrip,
}) => {
  const { tripId, routeIds, server } = await planTrip("Together", [day]);
  const [routeId = ""] = routeIds;
  const [castle] = await server.pointsOn(routeId);
  if (!castle) throw new Error("the point is not there");
  const rowsOf = (window: Page) =>
    window.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const form = new PointForm(page, words);
  const label = words("points.name");
  const theirs = (value: string) =>
    form.dialog.getByText(
      words("conflicts.theirs", { value: words("conflicts.value", { value }) }),
    );
  const decide = (what: "conflicts.keep" | "conflicts.take") =>
    form.dialog.getByRole("button", { name: `${label}: ${words(what)}` }).click();

  await page.goto(`/map/${tripId}/${routeId}`);
  await expect(rowsOf(page)).toHaveText([/Castle/]);
  const other = await page.context().newPage();
  await other.goto(`/map/${tripId}/${routeId}`);
  await expect(rowsOf(other)).toHaveText([/Castle/]);
  const otherForm = new PointForm(other, words);
  const renameElsewhere = async (name: string) => {
    if (await otherForm.dialog.isHidden()) await otherForm.open(castle.name, isPhone);
    await otherForm.field("points.name").fill(name);
    await otherForm.save();
    castle.name = name;
  };

  await test.step("what one window saves stands in the other", async () => {
    await renameElsewhere("Fortress");
    await expect(rowsOf(page)).toHaveText([/Fortress/]);
  });

  await test.step("a form in one window shows what the other has saved meanwhile", async () => {
    await form.open("Fortress", isPhone);
    await form.field("points.name").fill("My castle");
    await renameElsewhere("Citadel");
    await expect(theirs("Citadel")).toBeVisible();
    await decide("conflicts.take");
    await expect(form.field("points.name")).toHaveValue("Citadel");
    await form.field("points.name").fill("My castle");
  });

  await test.step("what another device has saved is found when the form is saved", async () => {
    const saved = await page.request.post("/api/point", {
      data: { id: castle.id, name: "Ruin", address: "Hill 1" },
      headers: { authorization: `Bearer ${person.session.access_token}` },
    });
    expect(saved.ok()).toBe(true);
    await form.button("actions.save").click();
    await expect(theirs("Ruin")).toBeVisible();
    expect(await server.namesOn(routeId)).toEqual(["Ruin"]);
    await decide("conflicts.keep");
    await form.save();
    await expect(rowsOf(page)).toHaveText([/My castle/]);
    await expect(rowsOf(other)).toHaveText([/My castle/]);
    expect((await server.pointsOn(routeId))[0]).toMatchObject({
      name: "My castle",
      address: "Hill 1",
    });
  });
});
