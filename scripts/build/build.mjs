import { accessSync, constants, mkdirSync } from "node:fs";
import { checkout, inCheckout } from "../process/checkout.mjs";
import { runNode } from "../process/run-program.mjs";
import { builtServer } from "../process/server-process.mjs";
import { describeWriteError, stopWith } from "../process/stop-with.mjs";
import { withBuildLock } from "./build-lock.mjs";
import { listOutdated, removeStamp, takeStamp, writeStamp } from "./build-stamp.mjs";

/** @param {string} folder */
const runVite = (folder) =>
  runNode([inCheckout("node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
    cwd: inCheckout(folder),
    collect: true,
  });

const geodata = {
  name: "geodata",
  says: "Preparing the base map and the cities ...",
  inputs: [
    "tools/geodata/src",
    "tools/geodata/package.json",
    "packages/core/src",
    "package-lock.json",
  ],
  output: "build/geodata",
  run: () => runNode(["tools/geodata/src/build.ts"], { collect: true }),
};

/** What the web app and the server are both made of. */
const packages = [
  ...["core", "i18n"].flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
  "packages/i18n/locales",
  "package-lock.json",
];

const web = {
  name: "web",
  says: "Building the web app ...",
  inputs: [
    ...["src", "public", "index.html", "vite.config.ts", "build", "package.json"].map(
      (path) => `apps/web/${path}`,
    ),
    ...packages,
  ],
  output: "apps/web/dist/index.html",
  run: () => runVite("apps/web"),
};

const server = {
  name: "server",
  says: "Building the server ...",
  inputs: [
    ...["src", "vite.config.ts", "build-files.ts", "package.json"].map(
      (path) => `apps/server/${path}`,
    ),
    ...packages,
  ],
  output: builtServer,
  run: () => runVite("apps/server"),
};

export const allBuilds = [geodata, web, server];

/** Builds what is out of date. Returns the failures, one text each. */
export async function buildWhatChanged(builds = allBuilds) {
  if (listOutdated(builds).length === 0) return [];
  makeWritable();
  return withBuildLock(async () => {
    const outdated = listOutdated(builds);
    const outcomes = await Promise.all(outdated.map(runBuild));
    return outcomes.filter((failure) => failure !== undefined);
  });
}

/** Builds what is out of date, or ends the command with the failures. */
export async function buildOrStop() {
  const failures = await buildWhatChanged();
  if (failures.length > 0) stopWith(failures.join("\n"));
}

/** Builds the base map and the cities alone: the dev server builds the web app itself. */
export async function buildGeodataOrStop() {
  const failures = await buildWhatChanged([geodata]);
  if (failures.length > 0) stopWith(failures.join("\n"));
}

/** @param {typeof geodata} build */
async function runBuild(build) {
  console.log(build.says);
  removeStamp(build.name);
  const stamp = takeStamp(build);
  const { code, output } = await build.run();
  if (code !== 0) return `The build of ${build.name} failed:\n${output.trimEnd()}`;
  writeStamp(build.name, stamp);
  return undefined;
}

function makeWritable() {
  try {
    accessSync(checkout, constants.W_OK);
    mkdirSync(inCheckout("build"), { recursive: true });
    accessSync(inCheckout("build"), constants.W_OK);
    accessSync(inCheckout("apps/web"), constants.W_OK);
  } catch (error) {
    stopWith(describeWriteError(error, checkout));
  }
}
