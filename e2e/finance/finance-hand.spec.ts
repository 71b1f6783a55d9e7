import { expect } from "@playwright/test";
import { CostsPage } from "../testing/costs-page.ts";
import { daysFromNow } from "../testing/costs-trip.ts";
import { test } from "../testing/journey.ts";

/** Widths on both sides of the breakpoints of a tight table and of cards. */
const widths = [1_024, 1_080, 1_190, 1_280, 1_366, 1_400, 1_440];

test("a double click pays one cost, what is paid is taken back, and Enter saves an amount as it is typed", async ({
  page,
  words,
  isPhone,
  language,
  planTrip,
}) => {
  const { tripId, server } = await planTrip("Costs", []);
  for (const [index, name] of ["Bus", "Ferry", "Guide"].entries())
    await server.addCost({
      name,
      finance: { price: 10, currency: "EUR", paymentDueDate: daysFromNow(20 + index) },
    });
  const costs = new CostsPage(page, words, isPhone);
  const pay = (title: string) =>
    page.getByRole("button", { name: words("costsPage.payOf", { title }), exact: true });
  const paid = async () =>
    (await server.costs({})).data
      .filter(({ status }) => status === "paid")
      .map(({ title }) => title)
      .sort();

  await test.step("among what is not paid, and in the deadlines", async () => {
    await page.goto(`/finance/${tripId}?payStatus=unpaid&sortField=title`);
    await pay("Bus").dblclick();
    await expect(costs.rows).toHaveText([/Ferry/, /Guide/]);
    await expect.poll(paid).toEqual(["Bus"]);
    await page.goto(`/finance/${tripId}?view=deadlines`);
    await pay("Ferry").dblclick();
    await expect(costs.rows).toHaveText([/Guide/]);
    await expect(costs.dialog).toBeHidden();
    await expect.poll(paid).toEqual(["Bus", "Ferry"]);
  });

  await test.step("in the whole list, where it falls on the row, and the last message takes no other", async () => {
    await page.goto(`/finance/${tripId}?sortField=title`);
    await pay("Guide").dblclick();
    await expect(costs.dialog).toBeHidden();
    await expect.poll(paid).toEqual(["Bus", "Ferry", "Guide"]);
    await costs.undo(words("costsPage.marked", { title: "Guide" }));
    await expect.poll(paid).toEqual(["Bus", "Ferry"]);
  });

  await test.step("the mark of an overdue cost leaves its menu free", async () => {
    await server.addCost({
      name: "Visa",
      finance: { price: 10, currency: "EUR", paymentDueDate: daysFromNow(-3) },
    });
    await page.reload();
    const row = costs.row("Visa");
    // A press fails where something else lies over the button.
    await row
      .getByRole("button", { name: words("costsPage.actionsOf", { title: "Visa" }) })
      .click();
    await page.getByRole("menuitem", { name: words("costsPage.edit") }).click();
    await expect(costs.dialog).toBeVisible();
  });

  await test.step("a currency typed over another one is saved, and Enter only chooses it", async () => {
    const currency = costs.dialog.getByRole("combobox", { name: words("finance.currency") });
    await currency.click();
    await page.keyboard.type("gbp");
    await page.keyboard.press("Enter");
    await expect(costs.dialog).toBeVisible();
    await expect(currency).toHaveValue(/^GBP/);
    await currency.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.type("jpy");
    await costs.save();
    await expect
      .poll(async () => (await server.costs({ s: "Visa" })).data[0]?.currency)
      .toBe("JPY");
  });

  await test.step("Enter", async () => {
    await costs.open("Guide");
    const payed = costs.field("finance.payed");
    await payed.fill("");
    await payed.pressSequentially(language === "ru" ? "2,50" : "2.50");
    await payed.press("Enter");
    await expect(costs.dialog).toBeHidden();
    await expect.poll(async () => (await server.costs({ s: "Guide" })).data[0]?.payed).toBe(2.5);
  });
});

test("beside long amounts titles keep their room, and the page never scrolls sideways", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, server } = await planTrip("Costs", []);
  const costs = new CostsPage(page, words, isPhone);
  const name = "A guided walk through all temples of the island";
  const check = async (width: number) => {
    // The layout follows the width one frame later. Wait for that before measuring.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const title = costs.rows.first().locator("th, h3");
    await expect
      .poll(async () => (await title.boundingBox())?.width ?? 0, `at ${width}`)
      .toBeGreaterThanOrEqual(isPhone ? 80 : 160);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `at ${width}`).toBeLessThanOrEqual(0);
  };
  for (const price of [10, 12_000_000, 10_000_000_000]) {
    await server.addCost({ name, finance: { price, currency: "IDR" } });
    await page.goto(`/finance/${tripId}`);
    for (const width of isPhone ? [390] : widths) {
      await page.setViewportSize({ width, height: 900 });
      await check(width);
    }
  }
});
