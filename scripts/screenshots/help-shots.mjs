/**
 * @typedef {import("./take-shot.mjs").Shot} Shot
 * @typedef {import("./take-shot.mjs").Page} Page
 */

/** Twice as sharp as it is shown. */
const sheet = { viewport: { width: 720, height: 760 }, deviceScaleFactor: 2 };
const desk = { viewport: { width: 1180, height: 860 }, deviceScaleFactor: 2 };
/** What a page of the help can load many of. */
const maxBytes = 40_000;

/**
 * The pictures of the help, each cropped to what its answer speaks of. `apps/web/src/pages/help/help-pictures.ts` places them.
 * @param {string} tripId
 * @param {string} dayId a day with legs, whose second stop has a card with much in it
 * @returns {Shot[]}
 */
export function helpShots(tripId, dayId) {
  /** @type {(Omit<Shot, "device"> & { device?: Shot["device"] })[]} */
  const shots = [
    {
      file: "trips",
      address: "trips",
      region: main,
      device: sheet,
      height: 520,
    },
    {
      file: "search",
      address: `map/${tripId}/${dayId}`,
      prepare: async (page, words) => {
        await page.getByRole("combobox", { name: words("services.search") }).fill("Kotor");
        await page.getByRole("option").nth(2).waitFor({ timeout: 20_000 });
      },
      region: (page) => page.locator("[data-map-cover]").first(),
      ...{ isFrom: true, width: 480, height: 420 },
    },
    {
      file: "day",
      address: `map/${tripId}/${dayId}`,
      region: pane,
      height: 680,
    },
    {
      file: "point",
      address: `map/${tripId}/${dayId}`,
      prepare: async (page) => page.getByText("City walls, Pile entrance").first().click(),
      region: pane,
      height: 680,
    },
    {
      file: "finance",
      address: `finance/${tripId}`,
      region: main,
      device: sheet,
      height: 600,
    },
    {
      file: "tasks",
      address: `tasks/${tripId}`,
      region: main,
      device: sheet,
      height: 520,
    },
    {
      file: "sharing",
      address: `map/${tripId}/${dayId}`,
      prepare: async (page, words) => {
        await page.getByRole("button", { name: words("sharing.open"), exact: true }).click();
        // The address of the server that only takes pictures would puzzle.
        await dialog(page)
          .getByRole("textbox")
          .first()
          .evaluate((/** @type {HTMLInputElement} */ box) => {
            box.value = box.value.replace(/^http:..localhost:\d+/, "https://castor.example");
          });
      },
      region: dialog,
      height: 540,
    },
    {
      file: "offline",
      address: `map/${tripId}/${dayId}`,
      prepare: async (page, words) => {
        await page.getByRole("button", { name: words("mapSettings.open") }).click();
        await page.locator('[data-tour="settings-offline"]').getByRole("button").click();
        await dialog(page)
          .getByRole("button", { name: words("offlineMap.start") })
          .waitFor();
      },
      region: dialog,
      height: 600,
    },
    {
      file: "print",
      address: `print/${tripId}`,
      region: main,
      device: sheet,
      height: 620,
    },
  ];
  return shots.map((shot) => ({
    maxBytes,
    device: desk,
    ...shot,
    file: `help/${shot.file}`,
  }));
}

/** @param {Page} page */
function main(page) {
  return page.locator("main");
}

/** @param {Page} page */
function pane(page) {
  return page.locator("[data-side] > :first-child");
}

/** @param {Page} page */
function dialog(page) {
  return page.locator('section[role="dialog"]').last();
}
