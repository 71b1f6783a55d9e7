/**
 * @typedef {import("./take-shot.mjs").Shot} Shot
 * @typedef {import("./take-shot.mjs").Page} Page
 */

/** Twice as sharp as it is shown. */
const sheet = { viewport: { width: 720, height: 1000 }, deviceScaleFactor: 2 };
const desk = { viewport: { width: 1180, height: 900 }, deviceScaleFactor: 2 };
/** The narrowest whose settings are beside the paper. It is shown smaller, 630 pixels wide. */
const paper = { viewport: { width: 900, height: 1000 }, deviceScaleFactor: 1.4 };
/** So low that all beside the map is in the picture, and the first day ends with it. */
const lowDesk = { viewport: { width: 1180, height: 604 }, deviceScaleFactor: 2 };
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
      last: (page) => main(page).locator("section").first(),
      device: sheet,
    },
    {
      file: "days",
      address: `map/${tripId}/-1`,
      region: (page) => page.locator("[data-side] > :first-child"),
      device: lowDesk,
    },
    {
      file: "search",
      address: `map/${tripId}/${dayId}`,
      prepare: async (page, words, language) => {
        const typed = language === "ru" ? "Котор" : "Kotor";
        await page.getByRole("combobox", { name: words("services.search") }).fill(typed);
        await page.getByRole("option").nth(2).waitFor({ timeout: 20_000 });
      },
      region: (page) => page.locator("[data-map-cover]").first(),
      last: (page) => page.locator("[data-open]:has([role=listbox])"),
      ...{ marginPx: 2, belowPx: 4 },
    },
    {
      file: "day",
      address: `map/${tripId}/${dayId}`,
      region: plan,
      last: (page) => plan(page).locator("li[data-index]").last(),
      belowPx: 16,
    },
    {
      file: "point",
      address: `map/${tripId}/${dayId}`,
      prepare: async (page) => {
        await page.getByText("City walls, Pile entrance").first().click();
        await lastFact(page).waitFor();
      },
      region: plan,
      last: lastFact,
      belowPx: 16,
    },
    {
      file: "finance",
      address: `finance/${tripId}`,
      region: main,
      last: (page) => page.getByRole("article").nth(1),
      device: sheet,
    },
    {
      file: "tasks",
      address: `tasks/${tripId}`,
      region: main,
      last: (page) => page.locator("article[data-note]").first(),
      device: sheet,
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
        await fillCorners(page);
      },
      region: dialog,
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
        await fillCorners(page);
      },
      region: dialog,
    },
    {
      file: "print",
      address: `print/${tripId}`,
      region: main,
      last: (page, words) =>
        page
          .getByRole("region", { name: words("print.settings") })
          .getByRole("checkbox")
          .last(),
      belowPx: 19,
      device: paper,
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

/**
 * The list or the card of the plan, below its head and beside the days.
 * @param {Page} page
 */
function plan(page) {
  return page.locator("[data-scroll=plan]");
}

/** @param {Page} page */
function lastFact(page) {
  return plan(page).locator("dd").last();
}

/** @param {Page} page */
function dialog(page) {
  return page.locator('section[role="dialog"]').last();
}

/**
 * Behind the round corners of a dialog is the page, of which a picture would have four specks.
 * @param {Page} page
 */
function fillCorners(page) {
  return dialog(page).evaluate((box) => {
    box.style.borderRadius = "0";
  });
}
