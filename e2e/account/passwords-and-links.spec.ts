import { expect } from "@playwright/test";
import { AccountPages } from "../testing/account-pages.ts";
import { expireLinksOf } from "../testing/expire-links.ts";
import { test } from "../testing/journey.ts";
import { linkOfMailTo } from "../testing/outbox.ts";
import { newAddress } from "../testing/person.ts";

test("who forgot the password sets a new one by the mail's link, and the old session ends", async ({
  page,
  browser,
  words,
  isPhone,
  person,
}) => {
  const pages = new AccountPages(page, words, isPhone);
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  await new AccountPages(otherPage, words, isPhone).logIn(person);

  const { link } =
    await test.step("asks for the link, with the address from the login", async () => {
      await page.goto("/login");
      await page.getByLabel(words("account.email")).fill(person.username);
      await page.getByRole("link", { name: words("account.forgotPassword") }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);
      await expect(page.getByLabel(words("account.email"))).toHaveValue(person.username);
      await page.getByRole("button", { name: words("account.sendLink") }).click();
      await expect(page.getByText(words("answers.resetSent"))).toBeVisible();
      return linkOfMailTo(person.username, "reset-password");
    });

  const changed = { ...person, password: "new horse, new stable 8" };
  await test.step("sets a new password", async () => {
    await page.goto(link);
    await expect(pages.password("account.newPassword")).toBeVisible();
    expect(page.url(), "the token leaves the address at once").toMatch(/\/reset-password$/);
    await pages.setPassword(changed.password, "something else 9");
    await expect(page.getByText(words("validation.passwordsDoNotMatch"))).toBeVisible();
    await pages.setPassword(changed.password);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(words("answers.passwordReset"))).toBeVisible();
  });

  await test.step("the old password no longer works, the new one does", async () => {
    await pages.typeLogin(person);
    await expect(page.getByText(words("errors.wrongCredentials"))).toBeVisible();
    await pages.typeLogin(changed);
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step("the session elsewhere has ended", async () => {
    await otherPage.goto("/trips");
    await expect(otherPage).toHaveURL(/\/login\?redirectUrl=%2Ftrips$/);
    await elsewhere.close();
  });

  await test.step("the link works once", async () => {
    await pages.logOut();
    await page.goto(link);
    await expect(pages.heading(words("account.invalidLink"))).toBeVisible();
    await expect(page.getByText(words("account.invalidLinkText"))).toBeVisible();
    await page.getByRole("link", { name: words("account.requestNewLink") }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

// Errors of a reset are logged (specification#password-reset).
test.use({ logged: ["The password was not reset: "] });

test("wrong and expired links say so and offer a new one", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  const pages = new AccountPages(page, words, isPhone);
  const username = newAddress("late", info);
  const person = { username, password: "correct-horse-7" };

  await test.step("a reset link that never was", async () => {
    await page.goto("/reset-password?token=never-was");
    await expect(pages.heading(words("account.invalidLink"))).toBeVisible();
  });

  await test.step("a confirmation link that never was", async () => {
    await page.goto("/confirm-email?token=never-was");
    await expect(pages.heading(words("errors.INVALID_TOKEN"))).toBeVisible();
  });

  await test.step("a confirmation link that expired, and the new one that works", async () => {
    await page.request.post("/api/auth/register", {
      data: { ...person, publicName: "Late", lang: language },
    });
    const { link } = await linkOfMailTo(username, "confirm-email");
    expireLinksOf(username);
    await page.goto(link);
    await expect(pages.heading(words("errors.INVALID_TOKEN"))).toBeVisible();
    await page.getByLabel(words("account.email")).fill(username);
    await page.getByRole("button", { name: words("account.sendNewLink") }).click();
    await expect(page.getByText(words("answers.confirmationSent"))).toBeVisible();
    await expect
      .poll(async () => (await linkOfMailTo(username, "confirm-email")).link)
      .not.toBe(link);
    await page.goto((await linkOfMailTo(username, "confirm-email")).link);
    // This browser did not register: a call did.
    await expect(pages.heading(words("account.registrantTitle"))).toBeVisible();
    await pages.password("account.password").fill(person.password);
    await page.getByRole("button", { name: words("account.confirmAddress") }).click();
    await expect(page).toHaveURL(/\/home$/);
    await pages.logOut();
  });

  await test.step("a reset link that expired while its page stood open", async () => {
    await page.request.post("/api/auth/forgot-password", { data: { username } });
    const { link } = await linkOfMailTo(username, "reset-password");
    await page.goto(link);
    await expect(pages.password("account.newPassword")).toBeVisible();
    expireLinksOf(username);
    await pages.setPassword("too late 99");
    await expect(pages.heading(words("account.invalidLink"))).toBeVisible();
  });
});
