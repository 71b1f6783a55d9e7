import { accessSync, constants, mkdirSync } from "node:fs";
import { withBuildLock } from "./build-lock.mjs";
import { isBuildCurrent, removeStamp, takeStamp, writeStamp } from "./build-stamp.mjs";
import { checkout, inCheckout } from "./checkout.mjs";
import { runNode } from "./run-program.mjs";
import { describeWriteError, stopWith } from "./stop-with.mjs";

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

const web = {
  name: "web",
  says: "Building the web app ...",
  inputs: [
    ...["src", "public", "index.html", "vite.config.ts", "package.json"].map(
      (path) => `apps/web/${path}`,
    ),
    ...["packages/core/src", "packages/i18n/src", "package-lock.json"],
  ],
  output: "apps/web/dist/index.html",
  run: () =>
    runNode([inCheckout("node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
      cwd: inCheckout("apps/web"),
      collect: true,
    }),
};

/** Builds what its sources have outrun; answers the failures, one text each. */
export async function buildWhatChanged(builds = [geodata, web]) {
  if (builds.every(isBuildCurrent)) return [];
  makeWritable();
  return withBuildLock(async () => {
    const outdated = builds.filter((build) => !isBuildCurrent(build));
    const outcomes = await Promise.all(outdated.map(runBuild));
    return outcomes.filter((failure) => failure !== undefined);
  });
}

/** What every command that serves or tests the built app begins with. */
export async function buildOrStop() {
  const failures = await buildWhatChanged();
  if (failures.length > 0) stopWith(failures.join("\n"));
}

/** The base map and the cities alone: the dev server builds the web app itself. */
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
