import { expect, type Page } from "@playwright/test";
import { CostsPage } from "../testing/costs-page.ts";
import { test } from "../testing/journey.ts";
import { overlap } from "../testing/overlap.ts";
import { fitsScreen } from "../testing/passes-axe.ts";
import { Pointer } from "../testing/pointer.ts";
import { countPresses } from "../testing/press-counter.ts";

const castle = { name: "Castle", lat: 41.6888, lng: 44.8089, timeToSpend: 60 };
const bath = { name: "Bath", lat: 41.6898, lng: 44.8109, timeToSpend: 45 };
const hotel = {
  ...{ name: "Guesthouse", typeId: "Hotel" as const, lat: 41.69, lng: 44.807 },
  ...{ address: "Betlemi Street 7", reservationTime: "18:00" },
  description: "A house with a balcony over the old town. ".repeat(30),
  hotelData: { checkIn: "2027-05-03 14:00", checkOut: "2027-05-05 12:00" },
};
const today = { name: "Old town", date: "2027-05-03 09:00", points: [castle, bath, hotel] };
const evening = { name: "Night train", date: "2027-05-03 20:00", points: [castle] };

const noon = (page: Page) => page.clock.setFixedTime("2027-05-03T12:00:00+04:00");

test("on the day with one thumb: the trip under way, a task in one press, a paid cost in five", async ({
  page,
  words,
  isPhone,
  person,
  planTrip,
}) => {
  await planTrip("Night train", [evening]);
  const { tripId, routeIds, server } = await planTrip("Georgia", [today]);
  const [routeId = ""] = routeIds;
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const data = { tripId, text: "- [ ] Cash\n- [ ] Water" };
  expect((await page.request.post("/api/note", { data, headers })).ok()).toBe(true);
  await noon(page);
  const presses = await countPresses(page);

  await test.step("of two trips of today home shows the one under way, and the other in one press", async () => {
    await page.goto("/home");
    const switched = (name: string) => page.getByRole("radio", { name, exact: true });
    await expect(switched("Georgia")).toBeChecked();
    await expect(page.getByRole("heading", { name: "Old town" })).toBeVisible();
    presses.take();
    await switched("Night train").check();
    await expect(page.getByRole("heading", { name: "Old town" })).toBeHidden();
    expect(presses.take()).toBe(1);
    await switched("Georgia").check();
    presses.take();
  });

  await test.step("a task is ticked in one press", async () => {
    await page.getByRole("checkbox", { name: "Cash" }).click();
    expect(presses.take()).toBe(1);
    await expect
      .poll(async () => (await server.read()).notes.map(({ text }) => text))
      .toEqual(["- [x] Cash\n- [ ] Water"]);
    await expect(page.getByRole("checkbox", { name: "Cash" })).toHaveCount(0);
  });

  await test.step("from the map a paid cost of today takes five presses, beside its name and its amount", async () => {
    await page.goto(`/map/${tripId}/${routeId}`);
    const costs = new CostsPage(page, words, isPhone);
    const bar = page.getByRole("navigation", { name: words("header.navigation") });
    await expect(bar).toBeVisible();
    presses.take();
    await bar.getByRole("link", { name: words("header.finance") }).click();
    await page
      .getByRole("button", { name: words("costs.add"), exact: true })
      .first()
      .click();
    await costs.dialog.getByLabel(words("costs.name")).pressSequentially("Coffee");
    await costs.dialog.getByLabel(words("finance.price.same")).click();
    await page.keyboard.type("12");
    const paid = costs.dialog.getByRole("button", { name: words("finance.isPaid"), exact: true });
    const price = costs.dialog.getByLabel(words("finance.price.same"));
    expect((await paid.boundingBox())?.y).toBe((await price.boundingBox())?.y);
    await paid.click();
    await costs.dialog.getByRole("button", { name: words("actions.save"), exact: true }).click();
    expect(presses.take()).toBe(5);
    await expect(costs.dialog).toBeHidden();
    await expect
      .poll(async () =>
        (await server.costs()).data.map(({ title, date, status }) => [title, date, status]),
      )
      .toEqual([["Coffee", "2027-05-03", "paid"]]);
  });
});

test.describe("the map under a thumb", () => {
  test.use({ hasWebGl: true });

  test("a swipe that begins on a point moves the map; a held point is lifted and moved; its card begins with what one looks up", async ({
    page,
    words,
    isPhone,
    planTrip,
    map,
  }) => {
    const { tripId, routeIds, server } = await planTrip("Georgia", [today]);
    const [routeId = ""] = routeIds;
    await noon(page);
    await page.goto(`/map/${tripId}/${routeId}`);
    const strip = page.locator("[data-day-now]");
    const sheet = page.getByRole("slider", { name: words("map.sheetLabel") });

    await test.step("the card shows address, booking and check-in without scrolling", async () => {
      await expect(strip).toBeVisible();
      const row = page.locator("[data-point]").filter({ hasText: "Guesthouse" });
      await row.getByRole("button", { name: /^Guesthouse/ }).click();
      await expect(page.getByText("Betlemi Street 7")).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(words("points.reservationTime"))).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(words("card.checkIn"))).toBeInViewport({ ratio: 1 });
      await page.getByRole("button", { name: words("points.backToList") }).click();
    });

    await test.step("a swipe pans", async () => {
      await page.getByRole("radio", { name: words("map.edit") }).check();
      await sheet.press("Home");
      await page.getByRole("button", { name: words("map.fit") }).click();
      await map.isDrawn(3);
      const before = await map.positionOf(castle);
      const pointer = await Pointer.of(page, isPhone);
      await pointer.press(before);
      await pointer.move({ x: 60, y: 80 });
      await pointer.release();
      await map.isDrawn(3);
      await expect
        .poll(async () => (await map.positionOf(castle)).y - before.y)
        .toBeGreaterThan(40);
      expect((await server.pointsOn(routeId))[0]).toMatchObject({
        lat: castle.lat,
        lng: castle.lng,
      });
    });

    await test.step("a held point is moved", async () => {
      const pointer = await Pointer.of(page, isPhone);
      await map.takeMarker(pointer, castle);
      await pointer.move({ x: 30, y: 40 });
      await pointer.release();
      await expect.poll(async () => (await server.pointsOn(routeId))[0]?.lat).not.toBe(castle.lat);
    });
  });
});

test("on 360 pixels, at 200 % and with large letters nothing scrolls sideways; the icon of a lost connection covers no heading", async ({
  page,
  context,
  words,
  person,
  planTrip,
}) => {
  // What people paste has no blanks.
  const link = `https://example.org/${"castle".repeat(25)}`;
  const points = [{ ...castle, name: link, address: link, description: link }, bath];
  const day = { ...today, name: link, points };
  await planTrip("Night train", [evening]);
  const { tripId, routeIds } = await planTrip(link, [day]);
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const data = { tripId, text: `- [ ] ${link}` };
  expect((await page.request.post("/api/note", { data, headers })).ok()).toBe(true);
  await noon(page);
  const paths = ["/home", "/settings", `/finance/${tripId}`, `/tasks/${tripId}`];
  paths.push(`/map/${tripId}/${routeIds[0]}`);
  const letters = () => page.evaluate(() => getComputedStyle(document.body).fontSize);

  for (const [width, height, percent] of [
    [360, 740, 100],
    [390, 844, 200],
    [720, 450, 100],
  ] as const)
    await test.step(`${width} pixels, letters of ${percent} %`, async () => {
      await page.setViewportSize({ width, height });
      for (const path of paths) {
        await page.goto(path);
        await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
        await expect(page.getByRole("heading").first()).toBeVisible();
        await fitsScreen(page);
        expect(await letters()).toBe(`${(15 * percent) / 100}px`);
      }
    });

  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [`/finance/${tripId}`, `/tasks/${tripId}`, `/print/${tripId}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.setOffline(true);
    const icon = page.getByRole("img", { name: words("tooltips.noInternet") });
    await expect(icon).toBeVisible();
    for (const heading of await page.getByRole("heading", { level: 1 }).all())
      expect(await overlap(icon, heading), path).toBe(0);
    await context.setOffline(false);
  }
});
