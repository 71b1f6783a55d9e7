import { readFile } from "node:fs/promises";
import { accountExport } from "@castor/core/account/account-export.ts";
import { expect } from "@playwright/test";
import { AccountPages } from "../testing/account-pages.ts";
import { test } from "../testing/journey.ts";
import { register } from "../testing/person.ts";

test("a person changes profile, password and language, and everything follows", async ({
  page,
  browser,
  words,
  language,
  isPhone,
  person,
}) => {
  const pages = new AccountPages(page, words, isPhone);
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  await new AccountPages(otherPage, words, isPhone).logIn(person);
  await pages.logIn(person);
  await page.goto("/settings");
  const section = (name: "profile" | "password" | "sessions" | "activity") =>
    page.getByRole("region", { name: words(`settings.${name}`), exact: true });

  await test.step("the name shows in the header, the currency in a new trip", async () => {
    const name = section("profile").getByLabel(words("settings.publicName"));
    await name.fill("x".repeat(51));
    const save = section("profile").getByRole("button", { name: words("settings.saveProfile") });
    await save.click();
    await expect(page.getByText(words("validation.nameTooLong", { max: 50 }))).toBeVisible();
    await name.fill("Павел <&> 🏔");
    const currency = section("profile").getByRole("combobox");
    await currency.fill("GEL");
    await page.getByRole("option", { name: /^GEL/ }).click();
    await save.click();
    await expect(page.getByText(words("settings.profileSaved"))).toBeVisible();
    await pages.openMenu();
    await expect(page.getByText("Павел <&> 🏔")).toBeVisible();
    await page.goto("/trips?new=1");
    const newTrip = page.getByRole("dialog");
    await newTrip.getByRole("button", { name: words("tripDialogs.details") }).click();
    await expect(newTrip.locator('input[value^="GEL"]:visible')).toHaveCount(1);
    await page.goto("/settings");
    await expect(section("profile").getByRole("combobox")).toHaveValue(/^GEL/);
  });

  const changed = { ...person, password: "even longer horse 9" };
  await test.step("the password changes, and the other device is logged out", async () => {
    const form = section("password");
    const field = (
      label: "settings.oldPassword" | "settings.newPassword" | "account.passwordConfirm",
    ) => form.getByLabel(words(label), { exact: true });
    const save = form.getByRole("button", { name: words("settings.changePassword") });
    await field("settings.oldPassword").fill("not the one 1");
    await field("settings.newPassword").fill(changed.password);
    await field("account.passwordConfirm").fill(changed.password);
    await save.click();
    await expect(form.getByText(words("settings.passwordFailed"))).toBeVisible();
    await expect(field("settings.newPassword"), "what was typed stays").toHaveValue(
      changed.password,
    );
    await expect(section("sessions").getByRole("listitem")).toHaveCount(3);
    await field("settings.oldPassword").fill(person.password);
    await save.click();
    await expect(page.getByText(words("answers.passwordChanged"))).toBeVisible();
    await expect(section("sessions").getByRole("listitem")).toHaveCount(1);
    const newest = section("activity").getByRole("listitem");
    await expect(newest.nth(0)).toContainText(words("activity.kinds.passwordChanged"));
    await expect(newest.nth(1)).toContainText(words("activity.kinds.loggedIn"));
    await otherPage.goto("/trips");
    await expect(otherPage).toHaveURL(/\/login\?redirectUrl=/);
    await elsewhere.close();
  });

  await test.step("the language is kept here and in the account", async () => {
    const other = language === "en" ? "ru" : "en";
    const choose = async (chosen: typeof language) => {
      const isSaved = page.waitForResponse("**/api/auth/language");
      await page
        .locator("#appearance")
        .getByRole("radio", { name: { en: "English", ru: "Русский" }[chosen] })
        .click();
      await expect(page.locator("html")).toHaveAttribute("lang", chosen);
      await isSaved;
    };
    await choose(other);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    const cookie = (await page.context().cookies()).find(({ name }) => name === "language");
    expect(cookie?.value).toBe(other);
    expect(((cookie?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000).toBeGreaterThan(179);
    const fresh = await browser.newContext();
    const freshPage = await fresh.newPage();
    await new AccountPages(freshPage, words, isPhone).logIn(changed);
    await expect(freshPage.locator("html")).toHaveAttribute("lang", other);
    await choose(language);
    await freshPage.reload();
    await expect(freshPage.locator("html"), "as the other device chose").toHaveAttribute(
      "lang",
      language,
    );
    await fresh.close();
  });
});

test("a person downloads everything and deletes the account; another tab follows", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  const person = await register(page, "Vera", language, info);
  const pages = new AccountPages(page, words, isPhone);
  await pages.logIn(person);
  const otherTab = await page.context().newPage();
  await otherTab.goto("/trips");
  await expect(otherTab.getByRole("heading", { level: 1 })).toBeVisible();

  await test.step("downloads", async () => {
    await page.goto("/settings");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: words("settings.download") }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^castor-account-\d{4}-\d\d-\d\d\.json$/);
    const file = accountExport.parse(JSON.parse(await readFile(await download.path(), "utf8")));
    expect(file.account).toMatchObject({ username: person.username, publicName: "Vera" });
  });

  await test.step("deletes the account", async () => {
    await page.getByRole("button", { name: words("settings.openRemoval") }).click();
    const dialog = page.getByRole("dialog");
    const remove = dialog.getByRole("button", { name: words("settings.removalDo") });
    await expect(remove).toBeDisabled();
    await dialog.getByLabel(words("settings.removalPassword"), { exact: true }).fill("wrong one 1");
    await dialog
      .getByLabel(words("settings.removalConfirm", { email: person.username }))
      .fill(person.username.toUpperCase());
    await remove.click();
    await expect(dialog.getByText(words("validation.wrongPassword"))).toBeVisible();
    await dialog
      .getByLabel(words("settings.removalPassword"), { exact: true })
      .fill(person.password);
    await remove.click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(words("settings.farewell"))).toBeVisible();
  });

  await test.step("the other tab shows nothing of it any more", async () => {
    await expect(otherTab).toHaveURL(/\/(login.*)?$/);
  });

  await test.step("nobody logs in with it again", async () => {
    await page.goto("/login");
    await pages.typeLogin(person);
    await expect(page.getByText(words("errors.wrongCredentials"))).toBeVisible();
  });
});

test("two tabs are logged in and out together", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  const person = await register(page, "Tab", language, info);
  const pages = new AccountPages(page, words, isPhone);
  const otherTab = await page.context().newPage();
  await otherTab.goto("/login?redirectUrl=%2Ftrips");
  await expect(otherTab.getByRole("heading", { level: 1 })).toBeVisible();
  await pages.logIn(person);
  await expect(otherTab).toHaveURL(/\/trips$/);
  await pages.logOut();
  await expect(otherTab).toHaveURL(/\/login/);
  expect(await otherTab.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
});
