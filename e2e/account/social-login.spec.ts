import { expect, type Page } from "@playwright/test";
import { AccountPages } from "../testing/account-pages.ts";
import { test } from "../testing/journey.ts";
import { linkOfMailTo } from "../testing/outbox.ts";
import { newAddress, register } from "../testing/person.ts";

/** Logs in at the provider. */
async function logInThere(
  page: Page,
  { email, name = "", isVerified = true }: { email: string; name?: string; isVerified?: boolean },
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("First name").fill(name);
  if (!isVerified) await page.getByLabel("The address is not verified").check();
  await page.getByRole("button", { name: "Log in" }).click();
}

test("a person logs in by a provider, sets a password, and deletes the account by a fresh login", async ({
  page,
  words,
  isPhone,
}, info) => {
  const email = newAddress("social", info);
  const pages = new AccountPages(page, words, isPhone);
  const goThere = () =>
    page.getByRole("button", { name: words("account.continueWith", { name: "Lodge" }) }).click();

  await test.step("comes back to where the login was asked for", async () => {
    await page.goto("/trips");
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
    await goThere();
    await logInThere(page, { email, name: "Nino" });
    await expect(page).toHaveURL(/\/trips$/);
    await pages.openMenu();
    await expect(page.getByText("Nino", { exact: true })).toBeVisible();
    await page.goto("/home");
  });

  await test.step("is the same person the second time", async () => {
    const id = () => page.evaluate(() => localStorage.getItem("user_id"));
    const first = await id();
    await pages.logOut();
    await page.goto("/login");
    await goThere();
    await expect(page).toHaveURL(/\/home$/);
    expect(await id()).toBe(first);
  });

  await test.step("gets a first password by mail", async () => {
    await page.goto("/settings");
    await page.getByRole("button", { name: words("settings.sendPasswordLink") }).click();
    const { link } = await linkOfMailTo(email, "reset-password");
    await page.goto(link);
    await pages.setPassword("a first one 1");
    await expect(page).toHaveURL(/\/login$/);
    await pages.typeLogin({ username: email, password: "a first one 1" });
    await expect(page).toHaveURL(/\/home$/);
  });
});

test("an account without a password is deleted after a fresh login by its provider", async ({
  page,
  words,
}, info) => {
  const email = newAddress("gone", info);
  await page.goto("/login?redirectUrl=%2Fsettings%3Fdelete%3D1");
  await page
    .getByRole("button", { name: words("account.continueWith", { name: "Lodge" }) })
    .click();
  await logInThere(page, { email });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words("settings.removalConfirm", { email })).fill(email);
  await dialog.getByRole("button", { name: words("settings.removalDo") }).click();
  await expect(page.getByText(words("settings.farewell"))).toBeVisible();
});

test("a provider's login joins an account only over an address verified there", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  const person = await register(page, "Lia", language, info);
  const pages = new AccountPages(page, words, isPhone);
  const begin = async () => {
    await page.goto("/login");
    await page
      .getByRole("button", { name: words("account.continueWith", { name: "Lodge" }) })
      .click();
  };

  await test.step("not verified there: refused, with words", async () => {
    await begin();
    await logInThere(page, { email: person.username, isVerified: false });
    await expect(page.getByText(words("account.socialErrors.EMAIL_NOT_CONFIRMED"))).toBeVisible();
    await expect(page, "the address keeps nothing of it").toHaveURL(/\/auth\/callback$/);
    expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
  });

  await test.step("said no there: back, with words", async () => {
    await page.context().clearCookies();
    await begin();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText(words("account.socialErrors.FORBIDDEN"))).toBeVisible();
  });

  await test.step("verified there: joins after the password, is listed, and can be removed", async () => {
    // The provider remembers of the first address that it is not verified.
    const other = await register(page, "Mia", language, info);
    await begin();
    await logInThere(page, { email: other.username });
    await expect(page.getByRole("heading", { name: words("account.joinTitle") })).toBeVisible();
    await pages.password("account.password").fill(other.password);
    await page.getByRole("button", { name: words("account.joinByPassword") }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto("/settings");
    const section = page.getByRole("region", { name: words("settings.socialLogins") });
    await section.getByRole("button").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words("security.yourPassword"), { exact: true }).fill(other.password);
    await dialog.getByRole("button", { name: words("security.removeSocialLogin") }).click();
    await expect(section.getByText(words("security.noSocialLogins"))).toBeVisible();
    await page.goto("/home");
    await pages.logOut();
  });

  await test.step("the password still works", async () => {
    await pages.logIn(person);
  });
});
