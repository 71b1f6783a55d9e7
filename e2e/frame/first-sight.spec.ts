import { accountWords } from "@castor/i18n/features/account-words.ts";
import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

test("visitors see a page in their language before its code runs, and the app takes it over", async ({
  page,
}) => {
  const code = "**/assets/*.js";
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  const opened = page.goto("/login?lang=ru");
  const title = page.getByRole("heading", {
    level: 1,
    name: accountWords.ru.account.logInTitle,
  });
  await expect(title).toBeVisible();
  // What is typed before the app runs would be lost.
  await expect(page.locator("form[inert]")).toBeVisible();
  release();
  await opened;
  await expect(title).toBeVisible();
  await expect(page.locator("form:not([inert])")).toBeVisible();
});
