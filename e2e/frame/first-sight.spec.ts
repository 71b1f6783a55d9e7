import { readTranslate } from "@castor/i18n/read-words.ts";
import { expect } from "@playwright/test";
import { frameIsWhole, holdCode } from "../testing/hold-code.ts";
import { test } from "../testing/journey.ts";

test("visitors see a page in their language before its code runs, and the app takes it over", async ({
  page,
}) => {
  const release = await holdCode(page);
  const opened = page.goto("/login?lang=ru");
  const title = page.getByRole("heading", {
    level: 1,
    name: readTranslate("ru")("account.logInTitle"),
  });
  await expect(title).toBeVisible();
  await expect(page.locator("form button:not([inert])")).toHaveCount(0);
  release();
  await opened;
  await expect(title).toBeVisible();
  await expect(page.locator("form [type=submit]:not([inert])")).toBeVisible();
});

test("whoever reads and scrolls before the code is there goes on where they are, in the asked language", async ({
  page,
}) => {
  const release = await holdCode(page);
  const opened = page.goto("/help?lang=ru");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('main a[href^="/"]:not([href*="lang=ru"])')).toHaveCount(0);
  await frameIsWhole(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  // The browser keeps what is read in place when a font that comes late breaks lines above it elsewhere.
  const placeOf = (index: number) =>
    page.evaluate(
      (nth) => document.querySelectorAll("main h2, main h3")[nth]?.getBoundingClientRect().top,
      index,
    );
  const read = await page.evaluate(() =>
    [...document.querySelectorAll("main h2, main h3")].findIndex(
      (heading) => heading.getBoundingClientRect().top > 100,
    ),
  );
  const before = await placeOf(read);
  expect(before).toBeGreaterThan(100);
  release();
  await opened;
  await expect(page.locator("#root:not([data-frame])")).toBeAttached();
  expect(await placeOf(read)).toBeCloseTo(before ?? 0, 0);
});

for (const path of ["/", "/login", "/register", "/catalog", "/help"])
  test(`nothing but links and fields can be used on ${path} before its code is there`, async ({
    page,
  }) => {
    const release = await holdCode(page);
    const opened = page.goto(path);
    await expect(page.locator("#root[data-frame] h1").first()).toBeVisible();
    const controls = "#root :is(fieldset, button, select, [type=radio], [type=checkbox])";
    expect(await page.locator(controls).count()).toBeGreaterThan(0);
    await expect(page.locator(`${controls}:not([inert])`)).toHaveCount(0);
    release();
    await opened;
  });

for (const path of ["map", "finance"] as const)
  test(`a user's trip is asked for while the code of ${path} loads, and once`, async ({
    page,
    planTrip,
  }) => {
    const points = [{ name: "Castle", lat: 41.69, lng: 44.8 }];
    const days = [{ name: "Old town", date: "2027-05-01 09:00", points }];
    const { tripId, routeIds } = await planTrip("Georgia", days);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === `/api/trip/${tripId}`) asked.push(request.method());
    });
    const release = await holdCode(page);
    const answered = page.waitForResponse(`**/api/trip/${tripId}`);
    const opened = page.goto(`/${path}/${tripId}${path === "map" ? `/${routeIds[0]}` : ""}`);
    expect((await answered).status()).toBe(200);
    release();
    await opened;
    await expect(page).toHaveTitle(/Georgia|Old town/);
    expect(asked).toEqual(["GET"]);
  });

test("what is typed and sent before the code is there is sent when it is", async ({ page }) => {
  const release = await holdCode(page);
  const opened = page.goto("/login");
  const email = page.locator("input[type=email]");
  await email.click();
  await page.keyboard.type("nobody@castor.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type("wrong <password>");
  await page.keyboard.press("Enter");
  const sent = page.waitForRequest("**/api/auth/login");
  release();
  await opened;
  expect((await sent).postDataJSON()).toMatchObject({
    username: "nobody@castor.test",
    password: "wrong <password>",
  });
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(email).toHaveValue("nobody@castor.test");
  await expect(page).toHaveURL(/\/login$/);
});

test("whoever types when the app comes goes on typing", async ({ page }) => {
  const release = await holdCode(page);
  const opened = page.goto("/register");
  const email = page.locator("input[type=email]");
  await email.click();
  await page.keyboard.type("nora@");
  release();
  await opened;
  await expect(email).toBeFocused();
  await page.keyboard.type("castor.test");
  await expect(email).toHaveValue("nora@castor.test");
});

test("what is pressed before the code is there is pressed when it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdCode(page);
  const opened = page.goto("/login");
  const menu = page.locator("header button");
  const { x, y } = (await menu.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 5, y + 5);
  release();
  await opened;
  await expect(page.locator("header button[aria-expanded=true]")).toBeVisible();
});

test("a choice that is pressed before the code is there is made in its own group", async ({
  page,
  words,
}) => {
  const release = await holdCode(page);
  const opened = page.goto("/login");
  const dark = page.locator(`[data-tooltip="${words("header.dark")}"]`);
  const { x, y } = (await dark.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 5, y + 5);
  release();
  await opened;
  await expect(page.locator('[value="dark"]')).toBeChecked();
});

test("a page that needs no answer runs its code when somebody does something", async ({
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

test("a page that nobody touches starts by itself, with its own title and its footer", async ({
  page,
  baseURL,
  words,
}) => {
  await page.evaluate((address) => location.assign(address), `${baseURL}/help`);
  await expect(page.locator("#root:not([data-frame]) h1")).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveTitle(`Castor · ${words("titles.help")}`);
  const short = words("footer.copyrightShort", { year: 2025 });
  await expect(page.getByRole("contentinfo")).toContainText(short);
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

test("a page whose code never loads says so, and its link loads the page anew", async ({
  page,
  words,
}) => {
  let isGone = true;
  await page.route("**/assets/*.js", (route) => (isGone ? route.abort() : route.continue()));
  const opened = page.goto("/catalog");
  const line = page.getByRole("alert").filter({ hasText: words("routerError.incomplete") });
  await expect(line).toBeVisible();
  isGone = false;
  await line.getByRole("link", { name: words("routerError.reload") }).click();
  await opened;
  await expect(line).toBeHidden();
});
