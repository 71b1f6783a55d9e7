import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type S3Server, startS3Server } from "../../../testing/servers/s3-server.ts";
import { moveFiles } from "../../commands/move/move-files.ts";
import { readConfig } from "../../config/config.ts";
import { DiskStorage } from "./disk-storage.ts";
import { type FileStorage, namesOf, renditionName } from "./file-storage.ts";
import { openDisk, openStorage } from "./open-storage.ts";
import { S3Storage } from "./s3-storage.ts";

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "castor-storages-"));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.dispose();
  await rm(folder, { recursive: true, force: true });
});

const configOf = (more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: folder, ...s3.environment, ...more });

/** Stores a content under its hash, which it answers. */
async function store(storage: FileStorage, content: Uint8Array): Promise<string> {
  const hash = createHash("sha256").update(content).digest("hex");
  await storeAs(storage, hash, content);
  return hash;
}

async function storeAs(storage: FileStorage, name: string, content: Uint8Array): Promise<void> {
  const file = join(folder, "sent");
  await writeFile(file, content);
  await storage.put(name, file);
  // The storage has taken it.
  await expect(stat(file)).rejects.toMatchObject({ code: "ENOENT" });
}

async function read(storage: FileStorage, name: string, start: number, end: number) {
  const pieces = await storage.open(name, start, end);
  return pieces && buffer(Readable.from(pieces));
}

async function list(storage: FileStorage): Promise<string[]> {
  const hashes: string[] = [];
  for await (const hash of storage.list()) hashes.push(hash);
  return hashes.toSorted();
}

const storages: readonly [name: string, open: () => FileStorage][] = [
  ["the disk", () => new DiskStorage(join(folder, "contents"))],
  ["S3", () => openStorage(configOf())],
];

describe.each(storages)("contents on %s", (_, open) => {
  test("are answered whole and in pieces, and are gone with their pictures", async () => {
    const storage = open();
    const content = randomBytes(300_000);
    const hash = await store(storage, content);
    const other = await store(storage, randomBytes(10));
    const picture = renditionName(hash, "thumb");
    await storeAs(storage, picture, content.subarray(0, 50));
    expect([await storage.size(hash), await storage.size(picture)]).toEqual([300_000, 50]);
    expect((await read(storage, hash, 0, 299_999))?.equals(content)).toBe(true);
    expect(await read(storage, hash, 10, 12)).toEqual(content.subarray(10, 13));
    expect(new Set(await list(storage))).toEqual(new Set([hash, other]));
    await storage.remove(hash);
    for (const name of namesOf(hash)) expect(await storage.size(name)).toBeNull();
    expect(await storage.open(hash, 0, 1)).toBeNull();
    expect(await list(storage)).toEqual([other]);
    // Also when it is not there.
    await storage.remove(hash);
  });

  test("the same content is stored again without harm", async () => {
    const storage = open();
    const content = randomBytes(1_000);
    await store(storage, content);
    const hash = await store(storage, content);
    expect((await read(storage, hash, 0, 999))?.equals(content)).toBe(true);
  });
});

test("more contents than one answer of S3 lists are all listed", async () => {
  const { s3: config } = configOf().files;
  if (config === undefined) throw new Error("no bucket");
  const storage = new S3Storage(config, 3);
  const stored = new Set(await list(storage));
  for (let count = 0; count < 10; count++)
    stored.add(await store(storage, Buffer.from(`content ${count}`)));
  expect(new Set(await list(storage))).toEqual(stored);
  for (const hash of stored) await storage.remove(hash);
});

test("a key that S3 does not know is told as a storage that is away", async () => {
  const storage = openStorage(configOf({ S3_SECRET_KEY: "wrong" }));
  const away = { code: "UPSTREAM_UNAVAILABLE", words: "storageAway" };
  await expect(storage.size("a".repeat(64))).rejects.toMatchObject(away);
  await expect(list(storage)).rejects.toMatchObject(away);
});

test("a bucket that is not there is no empty one", async () => {
  const storage = openStorage(configOf({ S3_BUCKET: "nowhere" }));
  await expect(store(storage, randomBytes(10))).rejects.toMatchObject({ words: "storageAway" });
  await expect(list(storage)).rejects.toMatchObject({ words: "storageAway" });
});

test("contents are moved to S3 and back, also when a move breaks off", async () => {
  const config = configOf();
  const [disk, bucket] = [openDisk(config.dataDir), openStorage(config)];
  const contents = Array.from({ length: 5 }, (_, index) => randomBytes(1_000 * index + 1));
  const hashes = [];
  for (const content of contents) hashes.push(await store(disk, content));
  await storeAs(disk, renditionName(hashes[0] ?? "", "card"), randomBytes(10));
  await s3.stop();
  await expect(moveFiles(config, ["s3"])).rejects.toMatchObject({ words: "storageAway" });
  expect(await list(disk)).toHaveLength(6);
  await s3.start();
  // What is on both sides was about to be removed from one.
  await store(bucket, contents[2] ?? randomBytes(1));
  expect(await moveFiles(config, ["s3"])).toBe(5);
  expect(await list(disk)).toEqual([]);
  expect(await list(bucket)).toEqual(hashes.toSorted());
  expect(await moveFiles(config, ["disk"])).toBe(5);
  expect([await list(bucket), await list(disk)]).toEqual([[], hashes.toSorted()]);
  for (const [index, content] of contents.entries())
    expect((await read(disk, hashes[index] ?? "", 0, content.length - 1))?.equals(content)).toBe(
      true,
    );
  expect(await readdir(join(folder, "uploads"))).toEqual([]);
});

test("files are moved only where a bucket is configured, and to one of two places", async () => {
  await expect(moveFiles(readConfig({ DATA_DIR: folder }), ["s3"])).rejects.toThrow("S3_ENDPOINT");
  for (const options of [[], ["elsewhere"], ["s3", "disk"]])
    await expect(moveFiles(configOf(), options)).rejects.toThrow("move-files takes s3 or disk");
});

test("a bucket needs its address, its name and both keys", () => {
  const { S3_SECRET_KEY: _, ...some } = s3.environment;
  expect(() => readConfig({ DATA_DIR: folder, ...some })).toThrow(
    "S3_SECRET_KEY: is needed beside",
  );
  expect(() => configOf({ S3_ENDPOINT: "https://s3.example/castor" })).toThrow("S3_ENDPOINT");
  expect(openStorage(configOf())).toBeInstanceOf(S3Storage);
});
