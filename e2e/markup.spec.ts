import { expect, type Page } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { register } from "./testing/person.ts";
import { makePlannedTrip } from "./testing/planned-trip.ts";
import { TripMap } from "./testing/trip-map.ts";

const description = `Pack:
- [ ] **Tent**
- [x] Stove
- [ ] Map from [the shop](https://shop.example/map)`;

const day = {
  name: "Mountains",
  date: "2027-07-03 09:00",
  points: [{ name: "Camp", lat: 42.66, lng: 44.62, description }],
};

const card = (page: Page) => page.getByRole("article");
const task = (page: Page, name: string) => card(page).getByRole("checkbox", { name });

test("a checklist is ticked where it is read, and kept", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  const person = await register(page, "Anna", language, info);
  const { tripId, routeIds } = await makePlannedTrip(page, person, "List", [day]);
  const open = async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await new TripMap(page).isDrawn(1);
    await page.getByRole("button", { name: /Camp/ }).first().click();
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
  };

  let saved = 0;
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/point") && answer.ok()) saved += 1;
  });
  await test.step("in view mode, several at once, by pressing words or box", async () => {
    await open();
    await expect(page.getByRole("button", { name: words("points.edit") })).toHaveCount(0);
    await card(page).getByText("Tent").click();
    await task(page, "Stove").press("Space");
    await expect(task(page, "Tent")).toBeChecked();
    await expect(task(page, "Stove")).not.toBeChecked();
  });

  await test.step("a link within a task leads on and ticks nothing", async () => {
    const link = card(page).getByRole("link", { name: "the shop" });
    await link.evaluate((element) =>
      element.addEventListener("click", (event) => event.preventDefault()),
    );
    await link.click();
    await expect(task(page, "Map from the shop")).not.toBeChecked();
  });

  await test.step("a reload shows them as they were left", async () => {
    await expect.poll(() => saved).toBe(2);
    await open();
    await expect(task(page, "Tent")).toBeChecked();
    await expect(task(page, "Stove")).not.toBeChecked();
    await expect(task(page, "Map from the shop")).not.toBeChecked();
  });

  await test.step("one that is refused goes back, and says so", async () => {
    await page.context().setOffline(true);
    await card(page).getByText("Tent").click();
    const reason = words("errors.offline");
    await expect(page.getByText(words("errors.changeUndone", { reason }))).toBeVisible();
    await expect(task(page, "Tent")).toBeChecked();
    await page.context().setOffline(false);
  });
});
