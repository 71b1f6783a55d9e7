import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [{ name: "Baths", lat: 41.6878, lng: 44.8109 }],
  },
];
const found = [
  {
    name: "Third of May",
    date: "2027-05-03 10:00",
    points: [{ name: "Museum", lat: 41.696, lng: 44.8 }],
  },
  {
    name: "Fourth of May",
    date: "2027-05-04 10:00",
    points: [{ name: "Gergeti", lat: 42.6624, lng: 44.6203 }],
  },
];

test("a traveller imports a file and a list into the open trip, also without a network, and undoes one", async ({
  page,
  context,
  words,
  isPhone,
  person,
  planTrip,
}) => {
  const other = await planTrip("Found", found);
  const { tripId, routeIds, server } = await planTrip("Грузия", days);
  const names = async () =>
    (await server.read()).routes.map(
      ({ date, points }) => `${date}: ${points.map(({ name }) => name).join(", ")}`,
    );
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const json = await (
    await page.request.get(`/api/json/export/${other.tripId}`, { headers })
  ).body();
  const dialog = page.getByRole("dialog", { name: words("imports.openInto") });
  const open = async () => {
    if (isPhone) {
      await page.getByRole("button", { name: words("header.more") }).click();
      await page.getByRole("button", { name: words("imports.openInto") }).click();
    } else {
      await page.getByRole("button", { name: words("days.moreWays") }).click();
      await page.getByRole("menuitem", { name: words("imports.openInto") }).click();
    }
  };
  const press = () =>
    dialog.getByRole("button", { name: words("importDialog.import"), exact: true }).click();

  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await test.step("days go to the days of their dates, or become new ones", async () => {
    await open();
    await dialog
      .getByLabel(words("importDialog.choose"))
      .locator("xpath=self::input")
      .setInputFiles({ name: "trip.json", mimeType: "", buffer: json });
    await expect(dialog.getByText(words("importDialog.joins", { name: "Old town" }))).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
    expect(violations).toEqual([]);
    await press();
    await expect(page).toHaveURL(`/map/${tripId}/-1`);
    await expect
      .poll(names)
      .toEqual(["2027-05-03 09:00: Baths, Museum", "2027-05-04 10:00: Gergeti"]);
  });

  await test.step("one press undoes it", async () => {
    await page
      .getByRole("button", { name: words("history.undo"), exact: true })
      .last()
      .click();
    await expect.poll(names).toEqual(["2027-05-03 09:00: Baths"]);
  });

  await test.step("without a network a list goes to the day in view, and is sent later", async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await open();
    await dialog.getByLabel(words("importDialog.paste")).fill("Narikala 41.688, 44.809");
    await dialog.getByRole("button", { name: words("importDialog.show") }).click();
    await expect(dialog.getByText("Narikala", { exact: true })).toBeVisible();
    await context.setOffline(true);
    await press();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Narikala").first()).toBeVisible();
    await context.setOffline(false);
    await expect.poll(names).toEqual(["2027-05-03 09:00: Baths, Narikala"]);
  });
});
