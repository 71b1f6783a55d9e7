import { accountWords } from "@castor/i18n/features/account-words.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";

/** Holds back the code of the app until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test("visitors see a page in their language before its code runs, and the app takes it over", async ({
  page,
}) => {
  const release = await holdCode(page);
  const opened = page.goto("/login?lang=ru");
  const title = page.getByRole("heading", {
    level: 1,
    name: accountWords.ru.account.logInTitle,
  });
  await expect(title).toBeVisible();
  // What is typed before the app runs would be lost.
  await expect(page.locator("form[inert]")).toBeVisible();
  await expect(page.locator("header button:not([inert])")).toHaveCount(0);
  release();
  await opened;
  await expect(title).toBeVisible();
  await expect(page.locator("form:not([inert])")).toBeVisible();
});

test("whoever reads and scrolls before the code is there goes on where they are, in the asked language", async ({
  page,
}) => {
  const release = await holdCode(page);
  const opened = page.goto("/help?lang=ru");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('main a[href^="/"]:not([href*="lang=ru"])')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  release();
  await opened;
  await expect(page.locator("#root:not([data-frame])")).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

for (const path of ["/", "/login", "/register", "/catalog", "/help"])
  test(`nothing but links can be used on ${path} before its code is there`, async ({ page }) => {
    const release = await holdCode(page);
    const opened = page.goto(path);
    await expect(page.locator("#root[data-frame] h1").first()).toBeVisible();
    const controls = page.locator("#root :is(form, fieldset, button, input, select, textarea)");
    expect(await controls.count()).toBeGreaterThan(0);
    await expect(
      page.locator("#root :is(form, fieldset, button, input, select, textarea):not([inert])"),
    ).toHaveCount(0);
    release();
    await opened;
  });

test("what is pressed before the code is there is pressed when it is", async ({
  page,
  isPhone,
}) => {
  const release = await holdCode(page);
  const opened = page.goto("/login");
  const email = page.locator("input[type=email]");
  await expect(email).toBeVisible();
  const { x, y, width, height } = (await email.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const spot = [x + width / 2, y + height / 2] as const;
  await (isPhone ? page.touchscreen.tap(...spot) : page.mouse.click(...spot));
  release();
  await opened;
  await expect(email).toBeFocused();
});

test("a page that is only read runs its code when its reader does something", async ({
  page,
  baseURL,
}) => {
  const loaded = page.waitForResponse(/\/assets\/index-.*\.js$/);
  // Not by `goto`, which waits for the app.
  await page.evaluate((address) => location.assign(address), `${baseURL}/help`);
  await loaded;
  await expect(page.locator("#root[data-frame] h1")).toBeVisible();
  await page.mouse.move(100, 100);
  await expect(page.locator("#root:not([data-frame]) h1")).toBeVisible();
});

test("code that did not load is asked for again", async ({ page }) => {
  let isGone = true;
  await page.route("**/assets/*.js", (route) => (isGone ? route.abort() : route.continue()));
  const reloaded = page.waitForEvent("framenavigated", () => !isGone);
  await page.route("**/version.json", async (route) => {
    isGone = false;
    await route.continue();
  });
  await page.goto("/help");
  await reloaded;
  await expect(page.locator("#root:not([data-frame])")).toBeAttached();
});
