import type { TileType } from "@castor/core/map/tile-types.ts";
import { readTranslate } from "@castor/i18n/read-words.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { test as base, expect, type Page } from "@playwright/test";
import { type RegisteredPerson, register } from "./person.ts";
import { makePlannedTrip, type PlannedDay, type PlannedTrip } from "./planned-trip.ts";
import { TripMap } from "./trip-map.ts";

/** The languages of the projects, which every server offers. */
export const journeyLanguages = ["en", "ru"] as const;
export type JourneyLanguage = (typeof journeyLanguages)[number];

/** For `test.use` of a journey in which things move, such as dialogs that leave: most ask for no motion. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" as const } };

/** The fixtures of each journey: the words in the browser's language, the size, and who and what most journeys begin with. */
export const test = base.extend<{
  language: JourneyLanguage;
  words: Translate<ServerWordsKey>;
  isPhone: boolean;
  /** Registered as "Anna". A journey of several people, or one that shows a name, calls `register` itself. */
  person: RegisteredPerson;
  /** Logs the person in on the page, and makes a trip of theirs. */
  planTrip: (
    name: string,
    days: readonly PlannedDay[],
    tileType?: TileType,
  ) => Promise<PlannedTrip>;
  /** The map on the page. */
  map: TripMap;
  /**
   * Whether the browser has WebGL. Without, it gets the still map, which is not drawn in software again and again: only journeys
   * that look at the map ask for it (decision 092).
   */
  hasWebGl: boolean;
  /** The beginnings of expected console errors. The specification wants some (specification#failure-texts); the journeys that cause them list them. */
  logged: string[];
}>({
  language: async ({ locale }, use) => {
    const code = locale?.slice(0, 2);
    await use(journeyLanguages.find((known) => known === code) ?? "en");
  },
  words: async ({ language }, use) => use(readTranslate(language)),
  isPhone: async ({ isMobile }, use) => use(isMobile),
  person: async ({ page, language }, use, info) =>
    use(await register(page, "Anna", language, info)),
  planTrip: async ({ page, person }, use) =>
    use((name, days, tileType) => makePlannedTrip(page, person, name, days, tileType)),
  map: async ({ page }, use) => use(new TripMap(page)),
  hasWebGl: [false, { option: true }],
  logged: [[], { option: true }],
  context: async ({ context, hasWebGl }, use) => {
    if (!hasWebGl) await context.addInitScript(takeWebGlAway);
    await use(context);
  },
  page: async ({ page, logged }, use) => {
    const problems: string[] = [];
    watchPage(page, logged, problems);
    await use(page);
    expect(problems, "nothing goes wrong in the console").toEqual([]);
  },
});

/** Makes a page's browser one without WebGL 2. */
export function takeWebGlAway(): void {
  Reflect.deleteProperty(window, "WebGL2RenderingContext");
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...options: []) {
      return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...options);
    },
  });
}

/** Notes what goes wrong in the page's console, and lets navigations wait. */
export function watchPage(page: Page, logged: readonly string[], problems: string[]): void {
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (line) => {
    // The browser itself logs a refused call, and some journeys cause one.
    const expected = ["Failed to load resource", ...logged];
    if (line.type() === "error" && !expected.some((begin) => line.text().startsWith(begin)))
      problems.push(line.text());
  });
  waitAroundNavigation(page);
}

/**
 * The browser drops a navigation that begins while a closed layer's history entry is left (decision 040). Afterwards waits
 * until the app runs in place of the frame that came with the page (decision 068).
 */
function waitAroundNavigation(page: Page): void {
  const isStill = () => !document.documentElement.hasAttribute("data-history-busy");
  const isLive = () => {
    // A page that is only read waits for its reader.
    dispatchEvent(new Event("pointermove"));
    const root = document.querySelector("#root");
    return root === null || (!root.hasAttribute("data-frame") && root.hasChildNodes());
  };
  const { goto, reload } = page;
  page.goto = async (...to) => {
    await page.waitForFunction(isStill);
    const answer = await goto.apply(page, to);
    await page.waitForFunction(isLive);
    return answer;
  };
  page.reload = async (...how) => {
    await page.waitForFunction(isStill);
    const answer = await reload.apply(page, how);
    await page.waitForFunction(isLive);
    return answer;
  };
}
