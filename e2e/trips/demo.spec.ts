import type { Translate } from "@castor/i18n/words.ts";
import { expect, type Page } from "@playwright/test";
import { AccountPages } from "../testing/account-pages.ts";
import { test } from "../testing/journey.ts";
import { linkOfMailTo } from "../testing/outbox.ts";
import { newAddress, register, skipTours } from "../testing/person.ts";
import { countPresses } from "../testing/press-counter.ts";
import { TripMap } from "../testing/trip-map.ts";

const town = { en: "Zadar", ru: "Задар" };
/** The presses from the first page to a place that is added. */
const mostPresses = 3;

const tripUrl = /\/map\/made-[\w-]+\/show$/;
const ownUrl = /\/map\/(?!made-)[\w-]+\/show$/;

/** The trips of the account, as the server has them. */
async function tripsOf(page: Page): Promise<{ id: string; name: string }[]> {
  const token = await page.evaluate(() => localStorage.getItem("access_token"));
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get("/api/trip", { headers })).json();
}

const tryIt = (page: Page, words: Translate<"landing.try">) =>
  page.getByRole("link", { name: words("landing.try") });

test("somebody tries it without an account, changes the trip, registers, and has it", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  const presses = await countPresses(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("/api/")) calls.push(request.url());
  });
  const points = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const name = page.getByRole("heading", { name: "Our coast" });

  await test.step("a place is added with three presses", async () => {
    await page.goto("/");
    presses.take();
    await tryIt(page, words).click();
    await expect(page).toHaveURL(tripUrl);
    await new TripMap(page).isDrawn(4);
    const box = page.getByRole("combobox", { name: words("services.search") });
    await box.click();
    await page.keyboard.type(town[language]);
    const option = page.getByRole("option", { name: new RegExp(`^${town[language]}`) }).first();
    await expect(option).toBeVisible();
    await option.click();
    await new TripMap(page).isDrawn(5);
    const count = presses.take();
    process.stdout.write(`  index to an added place, ${info.project.name}: ${count} presses\n`);
    expect(count).toBeLessThanOrEqual(mostPresses);
  });

  await test.step("it is renamed, all is there after a reload, and nothing was sent", async () => {
    await page.getByRole("radio", { name: words("map.edit") }).check();
    await page.getByRole("button", { name: words("demo.sampleName"), exact: false }).click();
    const field = page.getByRole("textbox", { name: words("map.rename") });
    await field.fill("Our coast");
    await field.press("Enter");
    await expect(name).toBeVisible();
    await page.reload();
    await expect(name).toBeVisible();
    await expect(points).toHaveCount(5);
    await expect(page.getByText(words("demo.onlyHere"))).toBeVisible();
    expect(calls).toEqual([]);
  });

  await test.step("what needs an account says so", async () => {
    if (isPhone)
      await page.getByRole("button", { name: words("header.more"), exact: true }).click();
    await page.getByRole("button", { name: words("sharing.open") }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(words("demo.needsAccount"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("registers, and the trip is in the account with all changes, once", async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.getByRole("link", { name: words("demo.keep") }).click();
    await expect(page.getByText(words("account.demoLead"))).toBeVisible();
    const address = newAddress("trier", info);
    await page.getByLabel(words("account.publicName")).fill("Trier");
    await page.getByLabel(words("account.email")).fill(address);
    for (const label of ["account.password", "account.passwordConfirm"] as const)
      await page.getByLabel(words(label), { exact: true }).fill("correct-horse-7");
    await page.getByRole("button", { name: words("account.signUp") }).click();
    await expect(page.getByRole("heading", { name: words("account.verifyTitle") })).toBeVisible();
    await page.goto((await linkOfMailTo(address, "confirm-email")).link);
    await expect(page).toHaveURL(ownUrl);
    await expect(name).toBeVisible();
    await expect(page.getByText(words("demo.onlyHere"))).toBeHidden();
    await expect.poll(() => tripsOf(page)).toMatchObject([{ name: "Our coast" }]);
    // The other window has followed.
    await expect(other).toHaveURL(ownUrl);
    await other.close();
    expect(await page.evaluate(() => localStorage.getItem("demo_trip"))).toBeNull();
    const access_token = await page.evaluate(() => localStorage.getItem("access_token"));
    await skipTours(page, { access_token: access_token ?? "" });
    await page.reload();
    await expect(name).toBeVisible();
    await expect(points).toHaveCount(5);
    await expect(points.filter({ hasText: town[language] })).toHaveCount(1);
    expect(await tripsOf(page)).toHaveLength(1);
  });
});

test("somebody with an account tries it first, logs in, and has the trip beside the others", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  const person = await register(page, "Tried", language, info);
  await page.goto("/demo");
  await expect(page).toHaveURL(tripUrl);
  await page.getByRole("button", { name: words("demo.more") }).click();
  await page.getByRole("menuitem", { name: words("demo.haveAccount") }).click();
  await expect(page.getByText(words("account.demoLead"))).toBeVisible();
  await new AccountPages(page, words, isPhone).typeLogin(person);
  await expect(page).toHaveURL(ownUrl);
  await expect(page.getByText(words("unsentList.demoTaken"))).toBeVisible();
  await expect.poll(() => tripsOf(page)).toMatchObject([{ name: words("demo.sampleName") }]);
  // Whoever has an account has trips of their own.
  await page.goto("/demo");
  await expect(page).toHaveURL(/\/trips$/);
});

test("the trip is begun anew and thrown away, and then nothing of it is left", async ({
  page,
  words,
}) => {
  const more = page.getByRole("button", { name: words("demo.more") });
  const dialog = page.getByRole("dialog");
  await page.goto("/demo");
  await expect(page).toHaveURL(tripUrl);
  const first = page.url();

  await more.click();
  await page.getByRole("menuitem", { name: words("demo.emptyAgain") }).click();
  await dialog.getByRole("button", { name: words("demo.again") }).click();
  await expect(page.getByRole("heading", { name: words("demo.emptyName") })).toBeVisible();
  expect(page.url()).not.toBe(first);

  await more.click();
  await page.getByRole("menuitem", { name: words("demo.throwAway") }).click();
  await dialog.getByRole("button", { name: words("demo.throwAway") }).click();
  await expect(tryIt(page, words)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("demo_trip"))).toBeNull();
  await page.goto(first);
  await expect(page.getByText(words("demo.onlyHere"))).toBeHidden();
  await expect(page.getByRole("heading", { name: words("demo.sampleName") })).toBeHidden();
});
