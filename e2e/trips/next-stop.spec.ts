import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { countPresses } from "../testing/press-counter.ts";

const today = {
  name: "Old town",
  date: "2027-05-03 09:00",
  points: [
    { name: "Sulphur baths", lat: 41.68778, lng: 44.81089, timeToSpend: 90 },
    {
      name: "National museum",
      lat: 41.69602,
      lng: 44.80003,
      timeToSpend: 120,
      reservationTime: "12:00",
    },
  ],
};
const tomorrow = { name: "To Kazbegi", date: "2027-05-04 08:00", points: [] };

test("on the day the next stop is on the first screen of home, and one press leads there", async ({
  page,
  context,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Georgia", [today, tomorrow]);
  await context.route("https://www.google.com/**", (route) => route.fulfill({ body: "maps" }));
  const presses = await countPresses(page);
  const navigate = page.getByRole("link", { name: words("card.navigate"), exact: true });

  await test.step("home says where one is and what is next", async () => {
    await page.clock.setFixedTime("2027-05-03T09:30:00+04:00");
    await page.goto("/home");
    await expect(navigate).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(words("today.until", { time: "10:30" }))).toBeVisible();
    await expect(page.getByText(words("trips.onNow"))).toBeVisible();
  });

  /** Runs what opens the maps app, and checks where it leads. */
  const leadsToNextStop = async (open: () => Promise<void>) => {
    const opened = context.waitForEvent("page");
    await open();
    const maps = await opened;
    await maps.waitForLoadState();
    expect(new URL(maps.url()).searchParams.get("destination")).toBe("41.69602,44.80003");
    await maps.close();
  };

  await test.step("one press opens the maps app at the next stop", async () => {
    presses.take();
    await leadsToNextStop(() => (isPhone ? navigate.tap() : navigate.click()));
    expect(presses.take()).toBe(1);
  });

  await test.step("the keyboard alone gets there too", async () => {
    if (isPhone) return;
    await page.reload();
    await expect(navigate).toBeInViewport({ ratio: 1 });
    presses.take();
    // Past the header by the first link of the page.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const isFocused = () => navigate.evaluate((link) => link === document.activeElement);
    for (let tabs = 0; tabs < 8 && !(await isFocused()); tabs += 1)
      await page.keyboard.press("Tab");
    await leadsToNextStop(() => page.keyboard.press("Enter"));
    expect(presses.take()).toBeLessThanOrEqual(7);
  });

  await test.step("other maps apps are in the menu beside it", async () => {
    await page.getByRole("button", { name: words("home.otherMaps") }).click();
    for (const app of ["organic", "yandex", "apple"] as const)
      await expect(page.getByRole("menuitem", { name: words(`card.apps.${app}`) })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  });

  await test.step("without a network the next stop is still there", async () => {
    await page.getByRole("link", { name: words("home.all") }).click();
    await page.waitForURL("**/trips");
    // The address changes before the page is loaded, and a page that is not loaded needs the network.
    await expect(page.getByRole("link", { name: "Georgia" }).first()).toBeVisible();
    await context.setOffline(true);
    await page.goBack();
    await expect(navigate).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
  });

  await test.step("a row opens its point on the map", async () => {
    await page.getByRole("link", { name: "National museum", exact: true }).click();
    await page.waitForURL(`**/map/${tripId}/${routeIds[0]}?point=*`);
  });

  await test.step("after the last stop the next day is named", async () => {
    await page.clock.setFixedTime("2027-05-03T20:00:00+04:00");
    await page.goto("/home");
    await expect(page.getByText(words("today.dayDone"))).toBeVisible();
    await expect(page.getByText(words("home.tomorrow"))).toBeVisible();
    await expect(page.getByRole("link", { name: "To Kazbegi" })).toBeVisible();
  });

  await test.step("the list of trips marks it", async () => {
    await page.goto("/trips");
    await expect(page.getByText(words("trips.onNow"))).toBeVisible();
  });
});
