import type { Language } from "@castor/core/basics/language.ts";
import { expect, type Page } from "@playwright/test";
import { journeyLanguages } from "../testing/journey.ts";
import { appIsStored } from "../testing/offline/is-stored.ts";
import { test } from "../testing/offline/offline-journey.ts";

/** The header's switch says the same in all languages. */
const nameOf = (language: Language) => language.toUpperCase();

/** How many files of texts the browser keeps in a language, wherever it keeps them. */
const countTexts = (page: Page, language: Language) =>
  page.evaluate(async (of) => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const isTexts = new RegExp(`/assets/[^/]+-${of}-[^/]{8}\\.js$`);
    return keys.flat().filter(({ url }) => isTexts.test(new URL(url).pathname)).length;
  }, language);

const isShownIn = async (page: Page, language: Language) => {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.getByRole("main")).toBeVisible();
};

test("the browser keeps the texts of the languages that it has shown, which open without a network", async ({
  device,
  server,
  language,
}) => {
  const other = journeyLanguages.find((one) => one !== language) ?? language;
  await device.page.goto("/help");
  await isShownIn(device.page, language);
  await appIsStored(device.page);
  const count = await countTexts(device.page, language);
  expect(count).toBeGreaterThan(5);
  expect(await countTexts(device.page, other)).toBe(0);

  await device.page
    .getByRole("banner")
    .getByRole("radio", { name: nameOf(other), exact: true })
    .click();
  await isShownIn(device.page, other);
  await expect.poll(() => countTexts(device.page, other)).toBe(count);
  await server.kill();
  const page = await device.coldStart();
  await page.goto("/catalog");
  await isShownIn(page, other);
  await page
    .getByRole("banner")
    .getByRole("radio", { name: nameOf(language), exact: true })
    .click();
  await isShownIn(page, language);
  await page.goto("/login");
  await isShownIn(page, language);
});
