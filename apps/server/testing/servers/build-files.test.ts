import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepTwoBuilds } from "../../build-files.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "castor-built-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a build leaves in the folder. */
async function build(...names: string[]): Promise<string[]> {
  for (const name of names) writeFileSync(join(folder, name), "");
  await keepTwoBuilds(folder, names);
  return readdirSync(folder).filter((name) => name.endsWith(".mjs"));
}

test("a build leaves the files of the one before it, which a server may be running, and no older ones", async () => {
  expect(await build("main.mjs", "pdf-1.mjs")).toEqual(["main.mjs", "pdf-1.mjs"]);
  expect(await build("main.mjs", "pdf-2.mjs")).toEqual(["main.mjs", "pdf-1.mjs", "pdf-2.mjs"]);
  expect(await build("main.mjs", "pdf-3.mjs")).toEqual(["main.mjs", "pdf-2.mjs", "pdf-3.mjs"]);
});
