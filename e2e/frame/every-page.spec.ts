import { expect, type Page } from "@playwright/test";
import { CostsPage } from "../testing/costs-page.ts";
import { logInDemo } from "../testing/demo-account.ts";
import { test } from "../testing/journey.ts";
import { findFaults, fitsScreen } from "../testing/passes-axe.ts";

/** The dark scheme changes nothing but colours, and these rules alone read them. */
const colourRules = ["color-contrast", "link-in-text-block"];
const schemes = [
  { colorScheme: "light", only: undefined },
  { colorScheme: "dark", only: colourRules },
] as const;

/** The pairs that run every journey. Axe has nothing else to say of the same page in another language. */
const isAxed = () => ["desktop-en", "phone-ru"].includes(test.info().project.name);

/** Checks that axe finds nothing in either colour scheme, and that nothing is wider than the screen. */
async function looksRight(page: Page): Promise<void> {
  for (const { colorScheme, only } of isAxed() ? schemes : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    expect(
      (await findFaults(page, only)).flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${colorScheme} ${id} ${target}`),
      ),
    ).toEqual([]);
  }
  await fitsScreen(page);
}

/** One page shows them all: opening the browser's storage anew and reading the scripts again took most of the time. */
const visitorsPages = {
  "of the account": [
    ...["/login", "/register", "/verify-email", "/confirm-email?token=wrong", "/forgot-password"],
    "/end-reminders#wrong",
    ...["/reset-password?token=wrong", "/auth/callback?error=FORBIDDEN"],
  ],
  "around trips": [
    ...["/", "/catalog", "/help", "/share/no-dot", "/no-such-page"],
    ...["/map/no-such-trip/show", "/finance/no-such-trip"],
  ],
};
for (const [which, paths] of Object.entries(visitorsPages))
  test(`a visitor's pages ${which} pass axe and fit the screen`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await looksRight(page);
      });
  });

test("the pages of a logged-in user pass axe and fit the screen", async ({ page, words }) => {
  const trips = await logInDemo(page);
  expect(trips).toHaveLength(3);
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: words("home.recent") })).toBeVisible();
  await looksRight(page);
  await page.goto("/trips");
  await expect(page.getByText(trips[0]?.name ?? "").first()).toBeVisible();
  await looksRight(page);
  const openMenu = page.getByRole("main").locator("button[aria-haspopup=menu]").first();
  await openMenu.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await looksRight(page);
  await page.keyboard.press("Escape");
  await expect(openMenu).toBeFocused();
  await page.goto("/trips?new=1");
  await expect(page.getByRole("dialog")).toBeVisible();
  await looksRight(page);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await looksRight(page);
  await page.goto(`/tasks/${trips[0]?.id}`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await looksRight(page);
  await page.goto(`/print/${trips[0]?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Days out of view are not laid out: axe would look for their words beside the paper.
  await page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
  await looksRight(page);
});

test.describe("with the drawn map", () => {
  test.use({ hasWebGl: true });
  test("the map with its plan, card and forms passes axe and fits the screen", async ({
    page,
    words,
    map,
  }) => {
    const trips = await logInDemo(page);
    await page.goto(`/map/${trips.find(({ name }) => name)?.id}/show`);
    await map.isDrawn();
    await looksRight(page);
    const points = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
    await points.first().getByRole("button").first().click();
    await expect(page.getByRole("button", { name: words("points.backToList") })).toBeVisible();
    await looksRight(page);
    await page.getByRole("button", { name: words("points.backToList") }).click();
    await page.getByRole("radio", { name: words("map.edit") }).check();
    await looksRight(page);
    await page.getByRole("button", { name: words("routes.addDay"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await looksRight(page);
    await dialog.getByRole("textbox", { name: words("routes.date"), exact: true }).click();
    await expect(page.locator("[data-dates-dropdown] table")).toBeVisible();
    await looksRight(page);
    await page.keyboard.press("Escape");
    await dialog.getByRole("combobox", { name: words("routes.moveType") }).click();
    await expect(page.getByRole("option").first()).toBeVisible();
    await looksRight(page);
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: words("actions.cancel") }).click();
    await points.first().getByRole("button").last().click();
    await page.getByRole("menuitem", { name: words("points.edit") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await looksRight(page);
  });
});

test("the costs of a trip in their three views, and their forms, pass axe and fit the screen", async ({
  page,
  words,
  isPhone,
}) => {
  const trips = await logInDemo(page);
  const costs = new CostsPage(page, words, isPhone);
  // The demo trip with several currencies.
  await page.goto(`/finance/${trips.find(({ name }) => name.includes("Adriatic"))?.id}`);
  await expect(costs.rows.first()).toBeVisible();
  await costs.openFilters();
  await costs.openTotals();
  await looksRight(page);
  await costs.search.fill("no such cost");
  await expect(page.getByText(words("costsPage.noMatch"))).toBeVisible();
  await looksRight(page);
  await costs.search.fill("");
  await costs.add();
  await looksRight(page);
  await page.keyboard.press("Escape");
  await costs.show("charts");
  await expect(page.getByRole("region", { name: words("costTable.pictures") })).toBeVisible();
  await page.getByRole("button", { name: words("costTable.dayFigures") }).click();
  await looksRight(page);
  await costs.show("deadlines");
  await expect(page.getByRole("main").locator("ol > li").first()).toBeVisible();
  await looksRight(page);
});
