import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Rolldown } from "vite";
import { readTextsId } from "./rooms.ts";

type ChunkContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const root = resolve(import.meta.dirname, "..");
const page = (name: string) => resolve(root, `src/pages/${name}/${name}-page.tsx`);
const allPages = readdirSync(resolve(root, "src/pages")).map(page);
/** The page with the most to load. */
const heaviest = [page("map")];
/** What visitors open by a link, and the kept answers, which are read before the server is asked. */
const open = [
  ...["login", "register", "catalog", "help"].map(page),
  resolve(root, "src/data/http/cache/response-cache.ts"),
];
const others = [...open, ...["home", "trips", "settings"].map(page)];
/** The pages around logging in. */
const account = ["login", "register", "forgot-password", "reset-password"].map(page);
/** Looks of the map, which are few beside its renderer, and a line that the renderer and later views of the plan share. */
const mapParts = /src[\\/](?:map[\\/].+\.css|device[\\/]vibrate\.ts)$/;

/** What loads the dialogs of the map and of the notes later. */
const dialogLoaders = [
  "src/pages/map/dialogs/lazy-dialogs.ts",
  "src/pages/map/found/found-on-map-card.tsx",
  "src/features/notes/use-notes.tsx",
].map((path) => resolve(root, path));

/** A library under the LGPL, and what it needs: a file of its own, unchanged, which somebody may put another in the place of. */
export const openingHours = {
  name: "opening-hours",
  test: /node_modules[\\/](?:opening_hours|i18next|suncalc)[\\/]/,
  notice:
    "/*! opening_hours.js, LGPL-3.0-only, https://github.com/opening-hours/opening_hours.js; i18next, MIT; suncalc, BSD-2-Clause */",
};

/** The borders of time zones: one file for the page and for the worker that reads calendars, in a build of its own. */
export const zoneBorders: Rolldown.CodeSplittingGroup = {
  name: "zone-borders",
  test: /[\\/]geo[\\/]zones[\\/]zone-borders\.ts$/,
  priority: 7,
};

/** What reads map archives and colours them, here and in the renderer's file. Each of its modules would be a file of its own. */
const archive =
  /node_modules[\\/](?:pmtiles|fflate)[\\/]|[\\/]map[\\/](?:choose-scale|offline[\\/]stored-source|style[\\/]map-palette)\.ts$/;

/** Names everything of a package, most of which nobody imports. */
const packageIndex = /node_modules[\\/].+[\\/](?:index|tabler-icons-react)\.m?js$/;

/** Everything that some modules import at once, themselves among it; asked for once a build. */
function reachFrom(
  given: readonly string[] | ((context: ChunkContext) => readonly string[]),
): (context: ChunkContext) => ReadonlySet<string> {
  let found: Set<string> | null = null;
  return (context) => {
    if (found) return found;
    const entries = typeof given === "function" ? given(context) : given;
    const reached = new Set<string>();
    const visit = (id: string) => {
      if (reached.has(id) || packageIndex.test(id)) return;
      reached.add(id);
      context.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    entries.forEach(visit);
    found = reached;
    return reached;
  };
}

const ofFirst = reachFrom([resolve(root, "index.html")]);
const ofIndex = reachFrom([page("index")]);
const ofMap = reachFrom(heaviest);
const ofOthers = reachFrom(others);

const ofOpen = reachFrom(open);
const ofAccount = reachFrom(account);
const ofFinance = reachFrom([page("finance")]);
const ofSigned = reachFrom(["catalog", "help", "home"].map(page));
const ofPages = reachFrom(allPages);
const ofDialogs = reachFrom((context) =>
  dialogLoaders.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
);

/** What every part of the kit is made of, and its fields and buttons: modules reach them through the kit's index only. */
const kitBasics =
  /@mantine[\\/](?:hooks|core[\\/]esm[\\/](?:core|components[\\/](?:Input|InputBase|TextInput|Loader|UnstyledButton|ActionIcon|Button|Transition)))[\\/]/;
/** What opens over the page beside its control. */
const kitPopover =
  /@floating-ui[\\/]|@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Popover|ScrollArea|Checkbox[\\/]CheckIcon)/;

const isOpen = (id: string, context: ChunkContext) =>
  kitBasics.test(id) ||
  (ofOpen(context).has(id) &&
    (ofMap(context).has(id) || (ofAccount(context).has(id) && ofSigned(context).has(id))));
const isShared = (id: string, context: ChunkContext) =>
  ofMap(context).has(id) && ofOthers(context).has(id);
const isOfTrip = (id: string, context: ChunkContext) =>
  ofMap(context).has(id) && ofFinance(context).has(id);

/**
 * Few files, and on each page little that it does not need. Divided by who shares what with whom, as it would be otherwise,
 * there are sixty files on the way to the map, and opening it takes twice as long. A group takes along what its modules
 * import and what no group before it has taken:
 * - first: with which every page begins. The looks of what is shared are few and come with it.
 * - open: what the pages for visitors need, and the map too.
 * - popover: menus and selections.
 * - shared: what the map and other pages of a user need.
 * - account: the pages around logging in.
 * - trip: what the map and the costs of a trip need.
 * - archive: what reads map archives.
 * - plan: the rest of the map's page.
 * - dialogs: the looks that only dialogs of the map have. Each style sheet that comes later has the browser work out the looks of
 *   the whole page again.
 */
const codeGroups: Rolldown.CodeSplittingGroup[] = [
  { name: openingHours.name, test: openingHours.test, priority: 7 },
  zoneBorders,
  {
    name: (id, context) =>
      ofFirst(context).has(id) ||
      ((id.endsWith(".css") || ofIndex(context).has(id)) &&
        (isOpen(id, context) || isShared(id, context) || isOfTrip(id, context)))
        ? "first"
        : null,
    debugName: "first",
    priority: 6,
  },
  { name: (id, context) => (isOpen(id, context) ? "open" : null), debugName: "open", priority: 5 },
  { name: "popover", test: kitPopover, priority: 4 },
  {
    name: (id, context) => (isShared(id, context) ? "shared" : null),
    debugName: "shared",
    priority: 3,
  },
  {
    name: (id, context) => (ofAccount(context).has(id) ? "account" : null),
    debugName: "account",
    priority: 2,
  },
  {
    name: (id, context) => (isOfTrip(id, context) ? "trip" : null),
    debugName: "trip",
    priority: 2,
  },
  { name: "archive", test: archive, priority: 2 },
  {
    name: (id, context) => (ofMap(context).has(id) || mapParts.test(id) ? "plan" : null),
    debugName: "plan",
    priority: 1,
  },
  {
    name: (id, context) =>
      id.endsWith(".css") && ofDialogs(context).has(id) && !ofPages(context).has(id)
        ? "dialogs"
        : null,
    debugName: "dialogs",
    priority: 0,
  },
];

function groupOf(id: string, context: ChunkContext): string | null {
  for (const { name, test } of codeGroups) {
    if (test instanceof RegExp && !test.test(id)) continue;
    const group = typeof name === "function" ? name(id, context) : name;
    if (group) return group;
  }
  return null;
}

/**
 * The texts of each file's code, a file for each language: what loads together is together there too. Rooms of which the code is
 * in no group are files of their own.
 */
const texts: Rolldown.CodeSplittingGroup = {
  name: (id, context) => {
    const of = readTextsId(id);
    return of && `${groupOf(of.idOfRoom, context) ?? of.room}-${of.language}`;
  },
  debugName: "texts",
  priority: 8,
};

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [texts, ...codeGroups];
