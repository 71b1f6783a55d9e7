import { chmod, mkdir, mkdtemp, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { findFreePort } from "../../testing/servers/free-port.ts";
import { runToEnd, type SpawnedServer, spawnServer } from "../../testing/servers/spawn-server.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "castor-run-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function ask<T>(
  server: SpawnedServer,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<T> {
  const answer = await fetch(`${server.origin}/api/${path}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

async function logIn(server: SpawnedServer, name = "anna"): Promise<string> {
  const username = `${name}@example.org`;
  const account = { username, password: "secret password 1", publicName: "Anna" };
  await ask(server, "POST", "auth/register", account);
  const readLinks = () => [...server.output().matchAll(/token=([\w-]+)/g)];
  // The log comes through a pipe and may be later than the answer.
  while (readLinks().length === 0) await wait(5);
  const session = await ask<{ access_token: string }>(server, "POST", "auth/confirm", {
    token: readLinks().at(-1)?.[1],
  });
  return session.access_token;
}

describe("a failed start is one clear line and exit code 1", () => {
  const expectLine = async (environment: Record<string, string>, line: RegExp) => {
    const { code, stdout, stderr } = await runToEnd({ DATA_DIR: dataDir, ...environment });
    expect(stderr.trimEnd().split("\n")).toEqual([expect.stringMatching(line)]);
    expect([code, stdout]).toEqual([1, ""]);
  };

  test("an invalid variable", () => expectLine({ PORT: "http" }, /^PORT: should be a port number/));

  test("a taken port", async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, "127.0.0.1");
    await expectLine(
      { PORT: String(port), HOST: "127.0.0.1" },
      new RegExp(`^PORT: port ${port} is taken by another program`),
    );
    other.close();
  });

  test("a host that is not this machine", () =>
    expectLine({ HOST: "192.0.2.1" }, /^HOST: 192\.0\.2\.1 is no address of this machine/));

  test("a data folder that is not writable", async () => {
    const file = join(dataDir, "file");
    await writeFile(file, "");
    await expectLine(
      { DATA_DIR: join(file, "data") },
      /^DATA_DIR: .* cannot be written \(ENOTDIR\)/,
    );
    if (userInfo().uid === 0) return; // root may write everywhere
    await chmod(dataDir, 0o500);
    await expectLine({}, /^DATA_DIR: .* cannot be written \(EACCES\)/);
  });

  test("a data folder where nothing can be created", () =>
    expectLine({ DATA_DIR: "/proc/castor" }, /^DATA_DIR: \/proc\/castor cannot be written/));

  test.each(["jwt-secret", "demo.txt"])("an unusable file of the data folder: %s", async (name) => {
    await mkdir(join(dataDir, name));
    await expectLine(
      { DEMO: "on", PORT: String(await findFreePort()) },
      new RegExp(`^DATA_DIR: .*${name} cannot be used \\(EISDIR\\)`),
    );
  });

  test("a read-only database file", async () => {
    await runToEnd({ DATA_DIR: dataDir }, "migrate");
    const file = await open(join(dataDir, "castor.sqlite"), "r+");
    // A write version in SQLite's header that is newer than ours makes the file read-only, even for root.
    await file.write(Buffer.of(3), 0, 1, 18);
    await file.close();
    await expectLine({}, /^DATA_DIR: .*castor\.sqlite cannot be used \(.*readonly/);
  });

  test("a file that is no database", async () => {
    await writeFile(join(dataDir, "castor.sqlite"), "nonsense".repeat(1_000));
    await expectLine({}, /^DATA_DIR: .*castor\.sqlite cannot be used \(file is not a database\)/);
  });

  test("a PostgreSQL out of reach, without its password in the message", async () => {
    const port = await findFreePort();
    await expectLine(
      { DATABASE_URL: `postgres://castor:hunter22@127.0.0.1:${port}/castor` },
      /^DATABASE_URL: the database cannot be reached \((?!.*hunter22).*ECONNREFUSED/,
    );
  });

  test("a database of a newer version", async () => {
    await runToEnd({ DATA_DIR: dataDir }, "migrate");
    const { DatabaseSync } = await import("node:sqlite");
    const database = new DatabaseSync(join(dataDir, "castor.sqlite"));
    database.exec("update settings set value = '9999' where name = 'schema_version'");
    database.close();
    await expectLine({}, /newer version of Castor/);
  });
});

describe("the demo", () => {
  test("fills an empty database once, and its account logs in", async () => {
    const first = await spawnServer({ DATA_DIR: dataDir, DEMO: "on" });
    const [, username = "", password = ""] = (
      await readFile(join(dataDir, "demo.txt"), "utf8")
    ).split("\n");
    expect((await stat(join(dataDir, "demo.txt"))).mode & 0o777).toBe(0o600);
    await expect.poll(() => first.output()).toContain(password);
    const login = await ask<{ access_token: string }>(first, "POST", "auth/login", {
      username,
      password,
    });
    const trips = await ask<{ isDraft: boolean }[]>(
      first,
      "GET",
      "trip",
      undefined,
      login.access_token,
    );
    expect(trips).toHaveLength(3);
    await first.end("SIGTERM");

    const second = await spawnServer({ DATA_DIR: dataDir, DEMO: "on" });
    const again = await ask<unknown[]>(second, "GET", "trip", undefined, login.access_token);
    expect(again).toHaveLength(3);
    expect(second.output()).not.toContain("demo account");
    await second.end("SIGTERM");
  });

  test("does not come back after it was deleted, unless asked for", async () => {
    const { DatabaseSync } = await import("node:sqlite");
    await runToEnd({ DATA_DIR: dataDir }, "seed");
    const database = new DatabaseSync(join(dataDir, "castor.sqlite"));
    database.exec("pragma foreign_keys = on; delete from users");
    database.close();
    const server = await spawnServer({ DATA_DIR: dataDir, DEMO: "on" });
    await server.end("SIGTERM");
    expect(server.output()).not.toContain("demo account");
    expect((await runToEnd({ DATA_DIR: dataDir }, "seed")).code).toBe(0);
  });

  test("seed fills an empty database and refuses one with users", async () => {
    const first = await runToEnd({ DATA_DIR: dataDir }, "seed");
    expect([first.code, first.stdout]).toEqual([0, expect.stringMatching(/^Demo account: \S+, /)]);
    const second = await runToEnd({ DATA_DIR: dataDir }, "seed");
    expect([second.code, second.stderr]).toEqual([1, expect.stringMatching(/^The demo goes only/)]);
  });
});

describe("a running server", () => {
  test("ends cleanly on SIGTERM and SIGINT, and starts again", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const server = await spawnServer({ DATA_DIR: dataDir });
      expect(await server.end(signal)).toBe(0);
    }
  });

  test("stores its secret readable for its own user only, so that access tokens survive a restart", async () => {
    const first = await spawnServer({ DATA_DIR: dataDir });
    const token = await logIn(first);
    await first.end("SIGTERM");
    expect((await stat(join(dataDir, "jwt-secret"))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, "castor.sqlite"))).mode & 0o077).toBe(0);
    const second = await spawnServer({ DATA_DIR: dataDir });
    await expect(ask(second, "GET", "auth/me", undefined, token)).resolves.toMatchObject({
      username: "anna@example.org",
    });
    await second.end("SIGTERM");
  });

  test("logs no password, token, trip name or address value", async () => {
    const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: "trace" });
    const token = await logIn(server);
    const trip = await ask<Trip>(server, "POST", "trip", { name: "Secret trip" }, token);
    await ask(server, "GET", `trip/${trip.id}?secret=value`, undefined, token);
    await fetch(`${server.origin}/confirm-email?token=from-the-mail`);
    await fetch(`${server.origin}/api/trip`, { method: "POST", body: "{ secret body" });
    await server.end("SIGTERM");
    const log = server.output();
    expect(log).toContain('"route":"/api/trip/:id"');
    for (const secret of ["secret password 1", token, "Secret trip", trip.id, "secret=value"])
      expect(log).not.toContain(secret);
    expect(log).not.toContain("from-the-mail");
    expect(log).not.toContain("secret body");
  });
});

describe.each(testDatabases())("kill -9 on $name", ({ create }) => {
  test("loses no acknowledged write", async () => {
    const place = await create();
    const environment = {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    };
    const first = await spawnServer(environment);
    const token = await logIn(first);
    const trip = await ask<Trip>(first, "POST", "trip", { name: "Trip" }, token);
    const acknowledged: string[] = [];
    let isKilled = false;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; !isKilled; index += 1) {
        const body = { tripId: trip.id, name: `${writer}.${index}`, date: "2027-01-01 09:00" };
        const saved = await ask<{ id: string }>(first, "POST", "route", body, token).catch(
          () => null,
        );
        if (saved) acknowledged.push(saved.id);
      }
    });
    while (acknowledged.length < 100) await wait(5);
    await first.end("SIGKILL");
    isKilled = true;
    await Promise.all(writers);

    const second = await spawnServer(environment);
    const { routes } = await ask<Trip>(second, "GET", `trip/${trip.id}`, undefined, token);
    const kept = new Set(routes.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    await second.end("SIGTERM");
    await place.dispose();
  });
});
