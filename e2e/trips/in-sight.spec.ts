import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { overlap } from "../testing/overlap.ts";
import { fitsScreen } from "../testing/passes-axe.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

const castle = { name: "Castle", lat: 41.6888, lng: 44.8089, timeToSpend: 60 };
const bath = { name: "Bath", lat: 41.6898, lng: 44.8109, timeToSpend: 45 };
const hotel = {
  ...{ name: "Guesthouse", typeId: "Hotel" as const, lat: 41.69, lng: 44.807 },
  ...{ address: "Betlemi Street 7", reservationTime: "18:00" },
  description: "A house with a balcony over the old town. ".repeat(30),
  hotelData: { checkIn: "2027-05-03 14:00", checkOut: "2027-05-05 12:00" },
};
const today = { name: "Old town", date: "2027-05-03 09:00", points: [castle, bath, hotel] };

const noon = (page: Page) => page.clock.setFixedTime("2027-05-03T12:00:00+04:00");

/** Makes tall messages of the one that is shown, more than a screen holds: nothing brings as many at once. */
const makeMany = (message: Locator) =>
  message.evaluate((one) => {
    for (let index = 0; index < 7; index++) {
      const copy = one.cloneNode(true);
      copy.textContent = "A long message that goes on and on. ".repeat(3);
      one.before(copy);
    }
  });

test("a long name leaves in sight what one looks up; its tooltip says it whole", async ({
  page,
  words,
  person,
  planTrip,
}) => {
  const name = `Guesthouse ${"of the old town ".repeat(11)}`.trim();
  const plan = [{ ...today, points: [castle, { ...hotel, name }] }];
  const { tripId, routeIds } = await planTrip("Georgia", plan);
  const point = (await tripOnServer(page, person, tripId).pointsOn(routeIds[0] ?? ""))[1];
  await noon(page);
  for (const screen of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ])
    await test.step(`${screen.width} x ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      await page.goto(`/map/${tripId}/${routeIds[0]}?point=${point?.id}`);
      await expect(page.getByText("Betlemi Street 7")).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(words("points.reservationTime"))).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("heading", { name })).toHaveAttribute("data-tooltip", name);
      if (screen.height < 700) return;
      await expect(page.getByText(words("card.checkIn"))).toBeInViewport({ ratio: 1 });
    });
});

/** A phone, a small one, a phone on its side, and a desktop's window of 1440 x 900 at 200 %. */
const screens = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

test("messages of the map and of home cover neither now nor next, however many they are, and however large the plan and the screen", async ({
  page,
  context,
  words,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Georgia", [today]);
  await noon(page);
  const strip = page.locator("[data-day-now]");
  const sheet = page.getByRole("slider", { name: words("map.sheetLabel") });
  const area = page.getByRole("region", { name: words("header.notifications") });
  const messages = area.getByRole("listitem");
  const next = page.locator("[data-next-stop]");

  for (const screen of screens)
    await test.step(`${screen.width} x ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      await page.goto(`/map/${tripId}/${routeIds[0]}`);
      await expect(strip).toBeVisible();
      await fitsScreen(page);
      await context.setOffline(true);
      await expect(page.getByRole("img", { name: words("tooltips.noInternet") })).toBeVisible();
      await context.setOffline(false);
      // What one points at stays.
      await messages.hover();
      expect(await overlap(messages, strip), "beside the map").toBe(0);
      await makeMany(messages);
      expect(await overlap(area, strip), "many messages beside the map").toBe(0);
      await expect(messages.last()).toBeInViewport({ ratio: 1 });
      if (await sheet.isVisible()) {
        await openSheet(page, words);
        expect(await overlap(area, strip), "the whole plan").toBe(0);
      }
      // A screen of this height shows it only after scrolling.
      if (screen.height < 500) return;
      await page.goto("/home");
      await expect(next).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByRole("img", { name: words("tooltips.noInternet") })).toBeVisible();
      await context.setOffline(false);
      await messages.hover();
      await makeMany(messages);
      expect(await overlap(area, next), "home").toBe(0);
      await expect(messages.last()).toBeInViewport({ ratio: 1 });
    });
});
