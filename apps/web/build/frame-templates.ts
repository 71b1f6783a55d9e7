import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { type PageName, pages } from "@castor/core/pages.ts";
import type { Rolldown } from "vite";
import { collectFiles, collectTexts } from "./collect-files.ts";
import type { Drawn, FrameWish } from "./draw-frames.ts";
import { preloadLetters } from "./preload-first.ts";

export const emptyRoot = '<div id="root"></div>';

const allTrips = `/api/${tripsEndpoints.list.path}?mode=all`;
const chosenTrips = `/api/${tripsEndpoints.list.path}?mode={mode}`;
const oneTrip = `/api/${tripsEndpoints.get.path}`;

/**
 * The pages that users open by a bookmark or anew, with their modules, and what each asks the server first: it is asked
 * while the code loads (`start/first-requests.ts`).
 */
const userPages: Partial<Record<PageName, { module: string; asks: string }>> = {
  home: { module: "/src/pages/home/home-page.tsx", asks: allTrips },
  trips: { module: "/src/pages/trips/trips-page.tsx", asks: chosenTrips },
  settings: {
    module: "/src/pages/settings/settings-page.tsx",
    asks: `/api/${accountEndpoints.me.path}`,
  },
  map: { module: "/src/pages/map/map-page.tsx", asks: oneTrip },
  finance: { module: "/src/pages/finance/finance-page.tsx", asks: oneTrip },
  tasks: { module: "/src/pages/tasks/tasks-page.tsx", asks: oneTrip },
};

/** On a phone they have a bar in place of the header. */
const tripPages: ReadonlySet<string> = new Set(["map", "finance", "tasks"]);

/** Asks for a page, for each width that needs a drawing of its own. */
export const wish = (page: string, place: FrameWish["place"], isLoggedIn: boolean): FrameWish[] =>
  (tripPages.has(page) ? [false, true] : [false]).map((isPhone) => ({
    ...{ page, place, isLoggedIn, isPhone },
  }));

/** The style sheets that the kit writes into the page, the same for all. */
export const kitLooks = /^(?:<style[^>]*>[\s\S]*?<\/style>)+/;

/** What the page that is opened at every address holds. Visitors open maps by links. */
export const templateWishes: readonly FrameWish[] = [
  ...Object.keys(userPages).flatMap((page) => wish(page, "shell", true)),
  ...wish("map", "shell", false),
];

/** What a page asks the server first for a user, as an attribute. */
const writeAsks = (page: string): string => {
  const asks = userPages[page as PageName]?.asks;
  return asks ? ` data-asks="${asks}"` : "";
};

/**
 * Names the code of a page for `start/start-page.ts`: the entry and what it imports. `page`: the one that all of it is for. `texts`:
 * those in the language of the frame, which another reader does not load.
 */
export const listCode = (
  scripts: readonly string[],
  page = "",
  texts: readonly string[] = [],
): string =>
  `<script type="application/json" id="code" data-texts="${texts.join(" ")}"${writeAsks(page)}>${JSON.stringify(scripts)}</script>`;

/**
 * Puts frames of one language into the built page as templates, one of which `start/start-page.ts` shows. The page's code is only
 * named, so that it runs after the first paint.
 */
export function putTemplates(
  shell: string,
  drawn: readonly Drawn[],
  bundle: Rolldown.OutputBundle,
): string {
  const script = /<script type="module"[^>]* src="([^"]*)"><\/script>/;
  const entry = script.exec(shell)?.[1];
  if (entry === undefined || !shell.includes(emptyRoot))
    throw new Error("The page has no code or no root.");
  const first = new Set(collectFiles(bundle, "/src/main.tsx"));
  const looks = kitLooks.exec(drawn[0]?.markup ?? "")?.[0] ?? "";
  const templates = drawn.map((frame) => {
    if (!frame.markup.startsWith(looks)) throw new Error(`${frame.page} has looks of its own.`);
    const all = collectFiles(bundle, userPages[frame.page as PageName]?.module ?? "");
    const texts = collectTexts(bundle, [...first, ...all], frame.language);
    const files = [...all.filter((file) => !first.has(file)), ...texts];
    const fonts = preloadLetters(bundle, frame.language);
    return drawTemplate(frame, fonts + frame.markup.slice(looks.length), files);
  });
  return shell
    .replace(script, `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replace(emptyRoot, () =>
      [
        emptyRoot,
        `<template id="frame-looks">${looks}</template>`,
        ...templates,
        listCode([entry]),
      ].join(""),
    );
}

/** `files`: what the page loads beside the entry's. */
function drawTemplate(frame: Drawn, markup: string, files: readonly string[]): string {
  const { page, isLoggedIn, isPhone } = frame;
  const pattern = pages[page as PageName].pattern.replace(/\{\w+\}/g, "[^/]+");
  const sheets = files.filter((file) => file.endsWith(".css"));
  const scripts = files.filter((file) => file.endsWith(".js"));
  const facts = {
    path: `^${pattern}/?$`,
    who: isLoggedIn ? "user" : "visitor",
    // Other pages differ on phones by their looks alone.
    ...(tripPages.has(page) ? { width: isPhone ? "narrow" : "wide" } : {}),
    sheets: sheets.join(" "),
    scripts: scripts.join(" "),
  };
  const attributes = Object.entries(facts).map(([name, value]) => ` data-${name}="${value}"`);
  const asks = isLoggedIn ? writeAsks(page) : "";
  return `<template class="frame"${attributes.join("")}${asks}>${markup}</template>`;
}
