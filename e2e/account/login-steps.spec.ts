import { expect, type Locator, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { AccountPages } from "../testing/account-pages.ts";
import { test } from "../testing/journey.ts";
import { passesAxe } from "../testing/passes-axe.ts";

const periodMs = 30_000;
/** A code of the app. The server accepts the next period, too, so each use has a code of its own. */
const codeOf = (key: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later });

/** An authenticator as phones and laptops have one: it checks its user and keeps its passkeys. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("two-step login is turned on with an app, asked for at the login, and turned off", async ({
  page,
  words,
  isPhone,
  person,
}) => {
  const pages = new AccountPages(page, words, isPhone);
  await pages.logIn(person);
  await page.goto("/settings");
  const section = page.getByRole("region", { name: words("settings.twoStep"), exact: true });
  const dialog = page.getByRole("dialog");
  const press = (where: Locator, name: string) =>
    where.getByRole("button", { name, exact: true }).click();
  await press(section, words("security.turnOn"));
  const password = dialog.getByLabel(words("security.yourPassword"), { exact: true });
  await password.fill("not the one 1");
  await press(dialog, words("security.next"));
  await expect(dialog.getByText(words("validation.wrongPassword"))).toBeVisible();
  await password.fill(person.password);
  await press(dialog, words("security.next"));
  await expect(dialog.getByRole("img", { name: words("security.qrLabel") })).toBeVisible();
  await passesAxe(page);
  const key = ((await dialog.locator("code").textContent()) ?? "").replaceAll(/\s/g, "");
  await dialog.getByLabel(words("security.code")).fill("000000");
  await press(dialog, words("security.turnOn"));
  await expect(dialog.getByText(words("validation.wrongCode"))).toBeVisible();
  await dialog.getByLabel(words("security.code")).fill(codeOf(key));
  await press(dialog, words("security.turnOn"));
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const recoveryCode = (await dialog.getByRole("listitem").first().textContent()) ?? "";
  await passesAxe(page);
  // The codes are shown once: Escape asks.
  await page.keyboard.press("Escape");
  await press(dialog.last(), words("security.backToCodes"));
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await press(dialog, words("security.done"));
  await expect(section.getByText(words("security.codesLeft", { count: 10 }))).toBeVisible();

  // The settings have a button of that name, too.
  await page.goto("/home");
  await pages.logOut();
  await page.goto("/login");
  await pages.typeLogin(person);
  await expect(page.getByRole("heading", { name: words("account.twoStepTitle") })).toBeVisible();
  await passesAxe(page);
  const code = page.getByLabel(words("account.twoStepCode"), { exact: true });
  await expect(code).toBeFocused();
  await code.fill(recoveryCode);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);

  await page.goto("/settings");
  await expect(section.getByText(words("security.codesLeft", { count: 9 }))).toBeVisible();
  await press(section, words("security.turnOff"));
  await dialog.getByLabel(words("security.anyCode")).fill(codeOf(key, periodMs));
  await press(dialog, words("security.turnOff"));
  await expect(section.getByText(words("security.twoStepOff"))).toBeVisible();
});

test("a passkey is added, logs in without a password, and is removed", async ({
  page,
  words,
  isPhone,
  person,
}) => {
  await addAuthenticator(page);
  const pages = new AccountPages(page, words, isPhone);
  await pages.logIn(person);
  await page.goto("/settings");
  const section = page.getByRole("region", { name: words("settings.passkeys"), exact: true });
  const dialog = page.getByRole("dialog");
  await section.getByRole("button", { name: words("security.addPasskey") }).click();
  await dialog.getByLabel(words("security.yourPassword"), { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: words("security.next") }).click();
  await expect(page.getByText(words("security.passkeyAdded"))).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(section.getByText(words("security.neverUsed"))).toBeVisible();

  // The settings have a button of that name, too.
  await page.goto("/home");
  await pages.logOut();
  await page.goto("/login");
  await page.getByRole("button", { name: words("account.withPasskey") }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goto("/settings");
  await expect(section.getByText(words("security.neverUsed"))).toBeHidden();
  await section.getByRole("listitem").getByRole("button").click();
  await passesAxe(page);
  await dialog.getByRole("button", { name: words("security.removeByPasskey") }).click();
  await expect(page.getByText(words("security.passkeyRemoved"))).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(0);
});
