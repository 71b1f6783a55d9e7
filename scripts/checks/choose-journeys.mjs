import { basename, dirname, join } from "node:path";

/** Journeys through most of the product: they run with each change of it. */
const broad = ["e2e/frame/every-page.spec.ts", "e2e/trips/plan-a-trip.spec.ts"];

/** What belongs to no noun and decides over all journeys. */
const decisive = ["package-lock.json", "playwright.config.ts"];

/** Folders of the product whose journeys lie elsewhere than under their own name. */
const journeysOf = /** @type {Record<string, string>} */ ({
  ai: "points",
  geocoding: "points",
  hours: "points",
  login: "account",
  order: "days",
  routes: "days",
  routing: "map",
  session: "account",
  worker: "offline",
});

/**
 * The journeys that changed files are about: those that import one, and those whose folder or file is named like a folder that
 * one lies in, since all layers name their folders after the same nouns.
 * @param {readonly string[]} changed paths, from the checkout's own folder
 * @param {ReadonlyMap<string, string>} journeys every file of `e2e/` with its text
 */
export function chooseJourneys(changed, journeys) {
  const all = [...journeys.keys()].filter((file) => file.endsWith(".spec.ts"));
  if (changed.some((file) => decisive.includes(file))) return all;
  const product = changed.filter((file) => /^(?:apps|packages)\//.test(file) && !isTest(file));
  const folders = product.flatMap((file) => dirname(file).split("/").slice(3));
  const nouns = new Set(folders.flatMap((name) => [name, journeysOf[name] ?? name]));
  return all.filter(
    (file) =>
      nouns.has(basename(dirname(file))) ||
      nouns.has(basename(file, ".spec.ts")) ||
      (product.length > 0 && broad.includes(file)) ||
      listWithImports(file, journeys).some((imported) => changed.includes(imported)),
  );
}

const isTest = (/** @type {string} */ file) =>
  /[.]test[.]tsx?$/.test(file) || file.split("/").includes("testing");

/**
 * A file of `e2e/` and those of them that it imports, one over another.
 * @param {string} file
 * @param {ReadonlyMap<string, string>} journeys
 */
function listWithImports(file, journeys) {
  const found = new Set([file]);
  for (const each of found)
    for (const [, path = ""] of (journeys.get(each) ?? "").matchAll(/ from "([.]{1,2}\/[^"]+)"/g))
      found.add(join(dirname(each), path));
  return [...found];
}
