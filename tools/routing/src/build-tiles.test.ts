import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildTiles, tileFolder } from "./build-tiles.ts";

vi.mock("node:fs/promises", async (load) => {
  const real = await load<typeof import("node:fs/promises")>();
  return { ...real, rename: vi.fn(real.rename) };
});

let folder: string;
let dataDir: string;
let extract: string;
let tiles: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "castor-tiles-"));
  dataDir = join(folder, "data");
  extract = join(folder, "town.osm.pbf");
  tiles = tileFolder(dataDir);
  writeFileSync(extract, "");
  mkdirSync(tiles, { recursive: true });
  writeFileSync(join(tiles, "old.gph"), "");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds with a program of these lines. It runs in the folder of the new tiles. */
function build(script: string) {
  const tileBuilder = join(folder, "builder");
  writeFileSync(tileBuilder, `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  return buildBy(tileBuilder);
}
const buildBy = (tileBuilder: string) =>
  buildTiles({
    extract,
    dataDir,
    valhalla: { openActor: () => expect.fail(), tileBuilder },
    say: () => undefined,
  });

const pidOfDead = () => spawnSync("true").pid;

test("new tiles take the place of the old ones, and nothing else is left", async () => {
  await build("touch new.gph");
  expect(readdirSync(dataDir)).toEqual(["routing"]);
  expect(readdirSync(tiles)).toContain("new.gph");
  expect(readdirSync(tiles)).not.toContain("old.gph");
});

test("the rest of a killed build is removed, that of a running one stays", async () => {
  const others = `routing.new.${process.ppid}`;
  for (const name of [others, `routing.new.${pidOfDead()}`, `routing.old.${pidOfDead()}`]) {
    mkdirSync(join(dataDir, name));
    writeFileSync(join(dataDir, name, "left.gph"), "");
  }
  await build("touch new.gph");
  expect(readdirSync(dataDir).toSorted()).toEqual(["routing", others]);
  expect(readdirSync(tiles)).toContain("new.gph");
});

test("tiles that a killed build had moved away come back", async () => {
  await rename(tiles, join(dataDir, `routing.old.${pidOfDead()}`));
  await expect(build("exit 1")).rejects.toThrow(/holds no roads/);
  expect(readdirSync(dataDir)).toEqual(["routing"]);
  expect(readdirSync(tiles)).toEqual(["old.gph"]);
});

test("where the new tiles cannot be put in place, the old ones stay there", async () => {
  const real = vi.mocked(rename).getMockImplementation() ?? expect.fail();
  vi.mocked(rename).mockImplementation((from, to) =>
    String(from).includes(".new")
      ? Promise.reject(Object.assign(new Error("no"), { code: "EXDEV" }))
      : real(from, to),
  );
  await expect(build("touch new.gph")).rejects.toThrow(`${tiles} cannot be written (EXDEV).`);
  vi.mocked(rename).mockImplementation(real);
  expect(readdirSync(dataDir)).toEqual(["routing"]);
  expect(readdirSync(tiles)).toEqual(["old.gph"]);
});

test("a stopped build waits for the builder, which may still write", async () => {
  const [ready, ended] = [join(folder, "ready"), join(folder, "ended")];
  const writeOn = `sleep 0.1; mkdir more; touch ${ended}; exit 1`;
  const built = build(`trap '${writeOn}' TERM; touch ${ready}; while :; do sleep 0.01; done`);
  const refused = expect(built).rejects.toThrow(/was not read to its end; nothing was changed/);
  await vi.waitFor(() => expect(existsSync(ready)).toBe(true));
  process.listeners("SIGTERM").at(-1)?.("SIGTERM");
  await refused;
  expect(existsSync(ended)).toBe(true);
  expect(readdirSync(dataDir)).toEqual(["routing"]);
  expect(readdirSync(tiles)).toEqual(["old.gph"]);
});

test.each([
  ["missing", "ENOENT", () => undefined],
  ["no program", "EACCES", (file: string) => writeFileSync(file, "text", { mode: 0o600 })],
])("a builder that is %s is named in the message", async (_name, code, make) => {
  const file = join(folder, "valhalla_build_tiles");
  make(file);
  await expect(buildBy(file)).rejects.toThrow(`${file} does not start (${code}).`);
  expect(readdirSync(dataDir)).toEqual(["routing"]);
});
