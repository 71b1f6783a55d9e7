import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

const description = `Ask for the **quiet** side, *not* the ~~street~~, code \`4711\`.
- [x] Pay the deposit
- [ ] Ask for breakfast at 6:30
[House rules](https://rules.example/x) and https://www.booking.com/hotel/ge/old-town.html
מלון ישן ליד הנהר
<b>no HTML</b> [bad](javascript:alert(1))`;

const day = {
  name: "Old town",
  date: "2027-05-03 09:00",
  description: "Start **early**.",
  points: [
    {
      name: "Hotel on the river",
      lat: 41.68778,
      lng: 44.81089,
      typeId: "Hotel" as const,
      priority: "star" as const,
      description,
      address: "1 River Street, Tbilisi",
      workingHours: "Mo–Su 00:00–24:00",
      url: "https://en.wikipedia.org/wiki/Tbilisi",
      reservationTime: "14:00",
      cameBeforeMin: 15,
      timeToSpend: 90,
      hotelData: {
        checkIn: "2027-05-03 14:00",
        checkOut: "2027-05-05 11:00",
        dining: "breakfast" as const,
      },
      finance: {
        type: "adultChild" as const,
        price: 120.5,
        pricePerKid: 30,
        payed: 71,
        currency: "GEL" as const,
        paymentDueDate: "2027-04-20",
        cancellationDate: "2027-04-25",
        paymentType: "card" as const,
      },
    },
  ],
};

const card = (page: Page) => page.getByRole("article");
const openPlan = async (page: Page, isPhone: boolean, label: string) => {
  if (isPhone) await page.getByRole("slider", { name: label }).press("End");
};

test("a point's card shows everything to its owner without editing, and to visitors what is not private", async ({
  page,
  browser,
  words,
  isPhone,
  context,
  person,
  planTrip,
  map,
}) => {
  const { tripId, routeIds } = await planTrip("Card", [day]);
  const fact = (label: Parameters<typeof words>[0]) =>
    card(page)
      .locator("dl > div")
      .filter({ has: page.getByText(words(label), { exact: true }) })
      .locator("dd");

  await test.step("a day's description has its marks", async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await map.isDrawn(1);
    await expect(page.locator("strong", { hasText: "early" })).toBeVisible();
  });

  await test.step("the card reads well, and nothing of it is HTML that somebody wrote", async () => {
    await page
      .getByRole("button", { name: /Hotel on the river/ })
      .first()
      .click();
    await openPlan(page, isPhone, words("map.sheetLabel"));
    const text = card(page);
    await expect(text.locator("strong", { hasText: "quiet" })).toBeVisible();
    await expect(text.locator("em")).toHaveText("not");
    await expect(text.locator("s")).toHaveText("street");
    await expect(text.locator("code")).toHaveText("4711");
    await expect(text.getByRole("checkbox", { name: "Pay the deposit" })).toBeChecked();
    await expect(text.getByRole("checkbox", { name: /Ask for breakfast/ })).not.toBeChecked();
    await expect(text.getByRole("link", { name: "House rules" })).toHaveAttribute(
      "href",
      "https://rules.example/x",
    );
    await expect(text.getByRole("link", { name: words("card.sites.booking") })).toBeVisible();
    await expect(text).toContainText("<b>no HTML</b> [bad](javascript:alert(1))");
    for (const link of await text.getByRole("link").all())
      await expect(link).toHaveAttribute("rel", /noopener/);
  });

  await test.step("times, stay, place and price", async () => {
    await expect(fact("points.reservationTime")).toHaveText("14:00");
    await expect(fact("points.workingHours")).toContainText("Mo–Su 00:00–24:00");
    await expect(fact("points.address")).toHaveText("1 River Street, Tbilisi");
    await expect(fact("points.website")).toHaveText(words("card.sites.wikipedia"));
    await expect(fact("card.checkIn")).toContainText("14:00");
    await expect(fact("card.checkOut")).toContainText("11:00");
    await expect(fact("card.dining")).toHaveText(words("card.dinings.breakfast"));
    // A new trip has two adults and a kid.
    await expect(fact("card.total")).toContainText("271");
    await expect(fact("card.paid")).toContainText("71");
    await expect(fact("card.remaining")).toContainText("200");
    await expect(fact("card.paymentDue")).toHaveText("20.04.2027");
    await expect(fact("card.cancellation")).toHaveText("25.04.2027");
    await expect(fact("card.payment")).toHaveText(words("card.payments.card"));
    const { violations } = await new AxeBuilder({ page }).include("article").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  await test.step("the coordinates are copied, and maps apps lead there", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: words("card.copyCoordinates") }).click();
    await expect(page.getByText(words("card.copied"))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("41.68778, 44.81089");
    await page.getByRole("button", { name: words("card.navigate") }).click();
    const yandex = page.getByRole("menuitem", { name: words("card.apps.yandex") });
    await expect(yandex).toHaveAttribute("href", /ll=44\.81089,41\.68778/);
    await expect(yandex).toHaveAttribute("rel", /noopener/);
    await expect(page.getByRole("menuitem", { name: words("card.apps.device") })).toHaveAttribute(
      "href",
      /^geo:41\.68778,44\.81089\?q=/,
    );
    await page.keyboard.press("Escape");
  });

  await test.step("a visitor reads the card without what is private", async () => {
    await tripOnServer(page, person, tripId).save({ isPublic: true });
    const visitor = await browser.newContext();
    const seen = await visitor.newPage();
    await seen.goto(`/map/${tripId}/${routeIds[0]}`);
    await seen
      .getByRole("button", { name: /Hotel on the river/ })
      .first()
      .click();
    await openPlan(seen, isPhone, words("map.sheetLabel"));
    await expect(card(seen).locator("strong", { hasText: "quiet" })).toBeVisible();
    await expect(card(seen)).toContainText("1 River Street");
    await expect(card(seen)).toContainText(`${words("card.taskDone")} Pay the deposit`);
    await expect(card(seen).getByRole("checkbox")).toHaveCount(0);
    await expect(seen.getByRole("button", { name: words("card.navigate") })).toBeVisible();
    for (const hidden of ["card.price", "card.checkIn", "points.reservationTime"] as const)
      await expect(card(seen).getByText(words(hidden), { exact: true })).toHaveCount(0);
    await expect(seen.getByRole("button", { name: words("points.edit") })).toHaveCount(0);
    await visitor.close();
  });
});
