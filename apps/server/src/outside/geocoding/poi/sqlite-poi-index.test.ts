import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeManyPois } from "../../../../testing/files/write-many-pois.ts";
import { poiFileOf } from "./open-poi-index.ts";
import { SqlitePoiIndex } from "./sqlite-poi-index.ts";

let dataDir: string;
let index: SqlitePoiIndex;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "castor-index-"));
  index = new SqlitePoiIndex(poiFileOf(dataDir));
});
afterAll(async () => {
  await index.close();
  await rm(dataDir, { recursive: true, force: true });
});

const search = () => index.search({ text: "cafe", near: null, limit: 50 }, "en");

test("an invalid index is refused, a valid one that replaces it is read, and a larger one after that", async () => {
  expect(await index.isThere()).toBe(false);
  await expect(search()).rejects.toThrow("no such file");
  await writeFile(poiFileOf(dataDir), "Once upon a time");
  expect(await index.isThere()).toBe(true);
  await expect(search()).rejects.toThrow("not a database");
  await writeFile(poiFileOf(dataDir), "");
  await expect(search()).rejects.toThrow("another version");
  await writeManyPois(dataDir, 20);
  const few = (await search()).sure.length;
  expect(few).toBeGreaterThan(0);
  await writeManyPois(dataDir, 500);
  expect((await search()).sure.length).toBeGreaterThan(few);
});

test("of many concurrent searches those that would wait too long are refused, and later ones are answered", async () => {
  await writeManyPois(dataDir, 20);
  const asked = await Promise.allSettled(Array.from({ length: 21 }, search));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  expect(asked.at(-1)).toMatchObject({ status: "rejected", reason: { kind: "busy" } });
  expect((await search()).sure).not.toEqual([]);
});

test("after its thread has ended the next search starts another", async () => {
  await writeManyPois(dataDir, 20);
  const another = new SqlitePoiIndex(poiFileOf(dataDir));
  const ask = () => another.search({ text: "cafe", near: null, limit: 50 }, "en");
  // The thread has not started yet.
  const under = ask();
  await Promise.all([another.close(), expect(under).rejects.toThrow("its thread ended")]);
  expect((await ask()).sure).not.toEqual([]);
  await another.close();
});
