import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type TestDatabase, testDatabases } from "../../../testing/databases/each-database.ts";
import { type S3Server, startS3Server } from "../../../testing/servers/s3-server.ts";
import {
  runToEnd,
  type SpawnedServer,
  spawnServer,
} from "../../../testing/servers/spawn-server.ts";
import { readConfig } from "../../config/config.ts";
import { openStorage } from "../../files/storage/open-storage.ts";
import { connectionEnvironment } from "./postgres-backup.ts";

const others = ["boris", "clara", "dora"];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "castor-backups-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const variablesOf = ({ databaseUrl, dataDir }: TestDatabase) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

const password = "secret password 1";

/** PostgreSQL keeps the secret in its settings, and the dump has it. */
const readSecret = ({ dataDir }: TestDatabase) =>
  readFile(join(dataDir, "jwt-secret"), "utf8").catch(() => null);

/** A content of a file of a trip, under its hash. */
const content = "A boarding pass.";
const hash = createHash("sha256").update(content).digest("hex");
const folderOfContent = ({ dataDir }: TestDatabase) => join(dataDir, "files", hash.slice(0, 2));

async function storeContent(place: TestDatabase): Promise<void> {
  await mkdir(folderOfContent(place), { recursive: true });
  await writeFile(join(folderOfContent(place), hash), content);
}

const readContent = (place: TestDatabase) => readFile(join(folderOfContent(place), hash), "utf8");

async function send<T>(
  server: SpawnedServer,
  path: string,
  body: object,
  token?: string,
): Promise<T> {
  const answer = await fetch(`${server.origin}/api/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

const register = (server: SpawnedServer, name: string) =>
  send(server, "auth/register", { username: `${name}@example.org`, password, publicName: name });

/** Confirms the newest account by the link that the server's output shows. */
async function confirm(server: SpawnedServer): Promise<string> {
  const readLinks = () => [...server.output().matchAll(/token=([\w-]+)/g)];
  await expect.poll(() => readLinks().length).toBeGreaterThan(0);
  const token = readLinks().at(-1)?.[1];
  return (await send<{ access_token: string }>(server, "auth/confirm", { token })).access_token;
}

async function listTrips(server: SpawnedServer): Promise<string[]> {
  const login = { username: "anna@example.org", password };
  const { access_token } = await send<{ access_token: string }>(server, "auth/login", login);
  const answer = await fetch(`${server.origin}/api/trip?mode=all`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}

describe.each(testDatabases())("a backup on $name", ({ name, create }) => {
  test("is made while the server writes, and brings everything back into another instance", async () => {
    const [source, target] = [await create(), await create()];
    try {
      const server = await spawnServer(variablesOf(source));
      await register(server, "anna");
      await send(server, "trip", { name: "Georgia" }, await confirm(server));
      const backup = join(folder, "first");
      await storeContent(source);
      const writing = Promise.all(others.map((each) => register(server, each)));
      const made = await runToEnd(variablesOf(source), "backup", backup);
      await writing;
      expect(made).toMatchObject({ code: 0, stderr: "" });
      await server.end("SIGTERM");
      expect(JSON.parse(await readFile(join(backup, "backup.json"), "utf8"))).toMatchObject({
        database: name,
      });
      expect(await runToEnd(variablesOf(target), "restore", backup)).toMatchObject({
        code: 0,
        stderr: "",
      });
      // The instance has an account now: it is not replaced without being asked to.
      const again = await runToEnd(variablesOf(target), "restore", backup);
      expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/--force/)]);
      expect((await runToEnd(variablesOf(target), "restore", backup, "--force")).code).toBe(0);
      // A damaged database is what a backup is for.
      if (name === "sqlite") {
        await writeFile(join(target.dataDir, "castor.sqlite"), "nonsense".repeat(1_000));
        expect((await runToEnd(variablesOf(target), "restore", backup)).code).toBe(0);
      }
      expect(await readSecret(target)).toBe(await readSecret(source));
      expect(await readContent(target)).toBe(content);
      const restored = await spawnServer(variablesOf(target));
      expect(await listTrips(restored)).toEqual(["Georgia"]);
      await restored.end("SIGTERM");
    } finally {
      await Promise.all([source.dispose(), target.dispose()]);
    }
  });

  test("is refused in one line where it is none, of the other kind, or damaged", async () => {
    const instance = await create();
    const refused = async (...command: string[]) => {
      const { code, stderr } = await runToEnd(variablesOf(instance), ...command);
      expect(code).toBe(1);
      return stderr.trimEnd();
    };
    try {
      await runToEnd(variablesOf(instance), "migrate");
      expect(await refused("restore", folder)).toMatch(/holds no backup of Castor/);
      expect(await refused("restore")).toMatch(/^restore takes the folder/);
      expect(await refused("backup")).toMatch(/^backup takes the folder/);
      expect(await refused("backup", folder)).toMatch(/exists/);
      const backup = join(folder, "broken");
      await mkdir(backup);
      const about = (database: string) =>
        writeFile(
          join(backup, "backup.json"),
          JSON.stringify({ format: 1, database, created: "2026-11-26T10:00:00Z" }),
        );
      await about(name === "sqlite" ? "postgres" : "sqlite");
      expect(await refused("restore", backup)).toMatch(/this instance uses/);
      await about(name);
      await writeFile(join(backup, "castor.sqlite"), "nonsense".repeat(1_000));
      await writeFile(join(backup, "castor.dump"), "nonsense".repeat(1_000));
      expect(await refused("restore", backup)).toMatch(/no whole database|pg_restore failed/);
      const server = await spawnServer(variablesOf(instance));
      expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
      await server.end("SIGTERM");
    } finally {
      await instance.dispose();
    }
  });
});

test("contents that are in a bucket are in the backup, and go back into one", async () => {
  const [source, target] = await Promise.all([startS3Server(), startS3Server()]);
  try {
    const instance = (name: string, s3: S3Server) => ({
      DATA_DIR: join(folder, name),
      ...s3.environment,
    });
    await runToEnd(instance("source", source), "migrate");
    const storageOf = (name: string, s3: S3Server) => openStorage(readConfig(instance(name, s3)));
    const file = join(folder, "sent");
    await writeFile(file, content);
    await storageOf("source", source).put(hash, file);
    const backup = join(folder, "first");
    expect(await runToEnd(instance("source", source), "backup", backup)).toMatchObject({ code: 0 });
    expect(await readFile(join(backup, "files", hash.slice(0, 2), hash), "utf8")).toBe(content);
    const restored = await runToEnd(instance("target", target), "restore", backup);
    expect(restored).toMatchObject({ code: 0, stderr: "" });
    expect(await storageOf("target", target).size(hash)).toBe(content.length);
  } finally {
    await Promise.all([source.dispose(), target.dispose()]);
  }
});

test("an embedded database is not replaced while a server has it open; afterwards nothing of a former restore is left", async () => {
  const instance = { DATA_DIR: join(folder, "data") };
  const backup = join(folder, "first");
  const server = await spawnServer(instance);
  await runToEnd(instance, "backup", backup);
  const refused = await runToEnd(instance, "restore", backup, "--force");
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/Stop the server/)]);
  await server.end("SIGTERM");
  const oldLog = join(instance.DATA_DIR, "castor.sqlite.before-restore-wal");
  await writeFile(oldLog, "of another database");
  expect((await runToEnd(instance, "restore", backup, "--force")).code).toBe(0);
  expect(await readFile(oldLog, "utf8").catch(() => null)).toBeNull();
});

test("a backup of a PostgreSQL that does not answer is refused with the error of its program", async () => {
  const away = { DATA_DIR: folder, DATABASE_URL: "postgres://anna@127.0.0.1:1/trips" };
  const { code, stderr } = await runToEnd(away, "backup", join(folder, "first"));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^pg_dump failed: pg_dump: error: .*Connection refused$/m);
});

test("the password of a database is in the environment of its programs, not in their arguments", () => {
  expect(
    connectionEnvironment("postgres://anna:s%40fe@db.example:5433/trips?sslmode=require"),
  ).toEqual({
    PGHOST: "db.example",
    PGPORT: "5433",
    PGUSER: "anna",
    PGPASSWORD: "s@fe",
    PGDATABASE: "trips",
    PGSSLMODE: "require",
  });
});
