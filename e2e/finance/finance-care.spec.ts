import { expect } from "@playwright/test";
import { CostsPage } from "../testing/costs-page.ts";
import { daysFromNow, daysWithPrices, hotel, insurance } from "../testing/costs-trip.ts";
import { test } from "../testing/journey.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { pressTwice } from "../testing/press-twice.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

test("deadlines stand on the map's header and in a timeline, and what is paid goes from there", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, server } = await planTrip("Deadlines", daysWithPrices);
  const late = { price: 50, currency: "EUR" as const, paymentDueDate: daysFromNow(-1) };
  await server.addCost({ name: insurance, finance: late });
  const costs = new CostsPage(page, words, isPhone);
  const entries = page.getByRole("main").locator("ol > li");
  const badge = (key: "costs.badge" | "costs.badgeOverdue", count: number) =>
    page.getByRole("link", { name: words(key, { count }) });

  await page.goto(`/map/${tripId}/show`);
  await badge("costs.badgeOverdue", 3).click();
  await expect(page).toHaveURL(/\/finance\/[^/]+\?.*view=deadlines/);
  await expect(entries).toHaveText([
    new RegExp(insurance),
    new RegExp(words("costs.cancelBy", { amount: "" }).trim()),
    /Hotel/,
  ]);
  await entries
    .first()
    .getByRole("button", { name: words("costsPage.payOf", { title: insurance }) })
    .click();
  await expect(entries).toHaveText([/Hotel/, /Hotel/]);
  await expect
    .poll(async () => (await server.costs({ s: insurance })).data[0]?.status)
    .toBe("paid");
  await entries.last().getByRole("button", { name: hotel.name, exact: true }).click();
  await expect(costs.dialog).toBeVisible();
  await costs.field("finance.payed").fill("271");
  await costs.save();
  await expect(entries).toHaveCount(1);
  await page.goBack();
  await expect(badge("costs.badge", 1)).toBeVisible();
});

test("a cost is made once, wrong input names its field, and what is saved outlives a lost network", async ({
  page,
  context,
  words,
  isPhone,
  language,
  planTrip,
}) => {
  const { tripId, server } = await planTrip("Costs", []);
  const costs = new CostsPage(page, words, isPhone);
  const titles = async () => (await server.costs()).data.map(({ title }) => title);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/finance")) sent += 1;
  });
  await page.goto(`/finance/${tripId}`);
  await expect(page.getByText(words("costsPage.emptyTitle"))).toBeVisible();
  await costs.add();
  const price = costs.field("finance.price.same");
  const says = async (what: string) => {
    await costs.saveButton.click();
    await expect(costs.dialog.getByText(what, { exact: true })).toBeVisible();
  };

  await test.step("each wrong thing is named at its field, and nothing is sent", async () => {
    await says(words("validation.required"));
    await expect(costs.field("costs.name")).toHaveAttribute("aria-invalid", "true");
    await costs.field("costs.name").fill("Ferry");
    await price.fill("10000000001");
    await says(words("validation.numberMax", { max: 10_000_000_000 }));
    await expect(price).toHaveAttribute("aria-invalid", "true");
    await price.fill(language === "ru" ? "1,005" : "1.005");
    await says(words("validation.fractionDigits", { max: 2 }));
    await price.fill("-12 boats");
    await expect(price).toHaveValue("-12");
    await says(words("validation.invalidNumber"));
    await price.fill("12");
    await costs.typeDate("costs.startDate", "05.05.2027");
    await costs.typeDate("costs.endDate", "04.05.2027");
    await says(words("validation.dateFrom", { date: "05.05.2027" }));
    await expect(costs.field("costs.endDate")).toHaveAttribute("aria-invalid", "true");
    await costs.typeDate("costs.endDate", "06.05.2027");
    await costs.typeDate("finance.validFrom", "05.05.2027");
    await costs.typeDate("finance.validTo", "01.05.2027");
    await says(words("validation.dateFrom", { date: "05.05.2027" }));
    await expect(costs.field("finance.validTo")).toHaveAttribute("aria-invalid", "true");
    await costs.typeDate("finance.validTo", "07.05.2027");
    expect(sent).toBe(0);
    expect(await titles()).toEqual([]);
  });

  await test.step("without a network it is listed at once, and made once when the network is back", async () => {
    await context.setOffline(true);
    await pressTwice(costs.saveButton);
    await expect(costs.dialog).toBeHidden();
    await expect(costs.rows).toHaveText([/Ferry/]);
    await context.setOffline(false);
    await expect.poll(titles).toEqual(["Ferry"]);
    await expect(costs.rows).toHaveText([/Ferry/]);
  });

  await test.step("a payment without a network is sent later too", async () => {
    await context.setOffline(true);
    await costs
      .row("Ferry")
      .getByRole("button", { name: words("costsPage.payOf", { title: "Ferry" }) })
      .click();
    await expect(costs.figure("Ferry", "status")).toContainText(words("costTable.statuses.paid"));
    await context.setOffline(false);
    await expect.poll(async () => (await server.costs()).data[0]?.payed).toBe(12);
  });
});

test("the costs of a trip are its owner's alone, also of a public one", async ({
  page,
  browser,
  words,
  language,
}, info) => {
  const owner = await register(page, "Olga", language, info);
  const { tripId } = await makePlannedTrip(page, owner, "Costs", daysWithPrices);
  const server = tripOnServer(page, owner, tripId);
  const another = await (await browser.newContext()).newPage();
  const guest = await register(another, "Guest", language, info);
  await makePlannedTrip(another, guest, "Own", []);
  const nobody = await (await browser.newContext()).newPage();
  for (const isPublic of [false, true]) {
    await server.save({ isPublic });
    for (const seen of [another, nobody]) {
      await seen.goto(`/finance/${tripId}?view=charts`);
      await expect(seen.getByRole("heading", { name: words("map.notFoundTitle") })).toBeVisible();
      await expect(seen.locator("[data-cost]")).toHaveCount(0);
      const answer = await seen.request.get(`/api/finance/table/${tripId}`);
      expect([401, 404]).toContain(answer.status());
    }
  }
  for (const seen of [another, nobody]) await seen.context().close();
});
