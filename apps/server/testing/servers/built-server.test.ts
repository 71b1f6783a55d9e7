import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { type TestDatabaseKind, testDatabases } from "../databases/each-database.ts";
import { builtServer, spawnServer } from "./spawn-server.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function startBuilt(kind: TestDatabaseKind["name"], ...command: string[]) {
  const place = await testDatabases()
    .find(({ name }) => name === kind)
    ?.create();
  if (place === undefined) throw new Error(`No ${kind}.`);
  closers.push(() => place.dispose());
  const { dataDir, databaseUrl = "" } = place;
  const DEMO = kind === "sqlite" ? "on" : "off";
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO };
  const server = await spawnServer({ ...environment, SERVER: builtServer }, ...command);
  closers.push(() => server.end("SIGTERM"));
  const post = (path: string, body: object) =>
    fetch(`${server.origin}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return { server, dataDir, post };
}

async function logIn({ dataDir, post }: Awaited<ReturnType<typeof startBuilt>>) {
  const [, username, password] = (await readFile(join(dataDir, "demo.txt"), "utf8")).split("\n");
  const { access_token } = await (await post("auth/login", { username, password })).json();
  return { authorization: `Bearer ${access_token}` };
}

test("the built server finds what lies beside its sources and in packages", async () => {
  const built = await startBuilt("sqlite");
  const { origin } = built.server;
  const headers = await logIn(built);
  const [trip] = await (await fetch(`${origin}/api/trip`, { headers })).json();
  const beginningOf = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    return Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 4);
  };
  // A thread with fonts; native code with drawings; a thread with native code; the web app.
  expect(await beginningOf(`/api/pdf/${trip.id}`)).toBe("%PDF");
  expect(await beginningOf(`/api/kmz/${trip.id}`)).toBe("PK\u0003\u0004");
  expect(await beginningOf("/preview/catalog.png")).toBe("\u0089PNG");
  expect(await beginningOf("/")).toBe("<!do");
  expect(await beginningOf("/third-party-notices.txt")).toBe("Thir");
  const common = { username: "new@example.org", password: "password1", publicName: "New" };
  const refused = await built.post("auth/register", common);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining("easy to guess"),
  ]);
});

test("each file of the built server loads, those too that no start needs", () => {
  const folder = dirname(builtServer);
  const files: string[] = JSON.parse(readFileSync(join(folder, "files.json"), "utf8"));
  const later = files.filter((file) => file !== basename(builtServer));
  expect(later.length).toBeGreaterThan(10);
  const script = `for (const file of ${JSON.stringify(later)}) await import("./" + file); process.exit()`;
  // In a process of its own, as they would be loaded there.
  execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
    stdio: "pipe",
  });
});

test("the workers of the built server run it, too", async () => {
  const { server } = await startBuilt("postgres", "--workers", "2");
  const countReady = () => server.output().split("Castor is ready").length - 1;
  await vi.waitFor(() => expect(countReady()).toBe(2), { timeout: 20_000, interval: 50 });
  const processes = execFileSync("ps", ["-A", "-ww", "-o", "ppid=,args="], { encoding: "utf8" });
  const workers = processes
    .split("\n")
    .filter((line) => line.trim().startsWith(`${server.process.pid} `));
  expect(workers.map((line) => line.includes(builtServer))).toEqual([true, true]);
});
