import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { runToEnd, spawnServer } from "../../../testing/servers/spawn-server.ts";

async function listTrips(origin: string, dataDir: string): Promise<unknown> {
  const get = await logIn(origin, dataDir);
  const trips = await get<{ id: string }[]>("trip?mode=all");
  return Promise.all(trips.map(({ id }) => get(`trip/${id}`)));
}

/** Answers a function that calls as the demo's user. */
async function logIn(origin: string, dataDir: string) {
  const [, username = "", password = ""] = (
    await readFile(join(dataDir, "demo.txt"), "utf8")
  ).split("\n");
  const login = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  return async <T>(path: string, body?: object) =>
    (await (
      await fetch(`${origin}/api/${path}`, {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      })
    ).json()) as T;
}

/** A number of eight bytes, a text of every kind, and a reply that stands before its note. */
function addOddRows(file: string): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const user = database.prepare("select id from users").get()?.id ?? null;
  const trip = database.prepare("select id from trips").get()?.id ?? null;
  database
    .prepare("insert into passkeys values ('key', ?, 'public', 3000000000, ?, '2026-11-26', null)")
    .run(user, `<>&"' 🦫 \\ שלום`);
  const note = database.prepare("insert into notes values (?, ?, null, ?, 0, '', '', '', null)");
  note.run("reply", trip, "note");
  note.run("note", trip, null);
  database
    .prepare("insert into catalog_reports values ('report', ?, '', 'spam', ?, ?, null)")
    .run(trip, "line 1\nline 2 🦫", user);
  database.close();
}

test("an instance moves from SQLite to PostgreSQL with everything in it, and once only", async () => {
  const [sqlite, postgres] = testDatabases();
  const [source, target] = [await sqlite?.create(), await postgres?.create()];
  if (!source || !target) throw new Error("No test databases.");
  const { dataDir } = source;
  const { databaseUrl = "" } = target;
  try {
    const before = await spawnServer({ DATA_DIR: dataDir, DEMO: "on" });
    addOddRows(join(dataDir, "castor.sqlite"));
    const trips = await listTrips(before.origin, dataDir);
    const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const early = await runToEnd(variables, "move-to-postgres");
    expect([early.code, early.stderr]).toEqual([1, expect.stringMatching(/Stop the server/)]);
    await before.end("SIGTERM");
    const unnamed = await runToEnd({ DATA_DIR: dataDir }, "move-to-postgres");
    expect([unnamed.code, unnamed.stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL: /)]);
    const moved = await runToEnd(variables, "move-to-postgres");
    expect(moved).toMatchObject({ code: 0, stderr: "" });
    expect(moved.stdout).toMatch(/^passkeys: 1 rows/m);
    expect(moved.stdout).toMatch(/^catalog_reports: 1 rows/m);
    expect(moved.stdout).toMatch(/^account_events: [1-9]\d* rows/m);
    expect(moved.stdout).toMatch(/^trips: [1-9]\d* rows/m);
    const again = await runToEnd(variables, "move-to-postgres");
    expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/has \d+ accounts/)]);
    const after = await spawnServer(variables);
    expect(await listTrips(after.origin, dataDir)).toEqual(trips);
    // The catalog goes on counting.
    const call = await logIn(after.origin, dataDir);
    const published = { name: "After", isPublic: true, isInCatalog: true };
    expect(await call("trip", published)).toMatchObject(published);
    await after.end("SIGTERM");
  } finally {
    await Promise.all([source.dispose(), target.dispose()]);
  }
});
