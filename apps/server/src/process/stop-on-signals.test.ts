import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type SpawnedServer, spawnServer } from "../../testing/servers/spawn-server.ts";

const clients = 12;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "castor-stop-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

interface Answer {
  status: number;
  isLast: boolean;
  retryAfter: string | undefined;
  text: string;
}

/** One call over a connection that is kept open, which `fetch` does not show. */
function call(
  server: SpawnedServer,
  path: string,
  options: { agent?: Agent; token?: string; body?: object } = {},
): Promise<Answer> {
  const { agent, token, body } = options;
  return new Promise((resolve, reject) => {
    const sent = request(`${server.origin}/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      ...(agent && { agent }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
    });
    sent.on("error", reject).on("response", (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => {
        const isLast = response.headers.connection === "close";
        const retryAfter = response.headers["retry-after"];
        resolve({ status: response.statusCode ?? 0, isLast, retryAfter, text });
      });
      response.on("error", reject);
    });
    sent.end(body && JSON.stringify(body));
  });
}

const account = { username: "anna@example.org", password: "secret password 1" };

async function register(server: SpawnedServer): Promise<string> {
  await call(server, "auth/register", { body: { ...account, publicName: "Anna" } });
  const readToken = () => /token=([\w-]+)/.exec(server.output())?.[1];
  // The log comes through a pipe and may be later than the answer.
  while (readToken() === undefined) await wait(5);
  const { text } = await call(server, "auth/confirm", { body: { token: readToken() } });
  return (JSON.parse(text) as { access_token: string }).access_token;
}

test("SIGTERM under load loses no accepted call, and every acknowledged write is there", async () => {
  const server = await spawnServer({ DATA_DIR: dataDir, DRAIN_SECONDS: "1" });
  const token = await register(server);
  const statuses: number[] = [];
  let isLoaded = () => {};
  const loaded = new Promise<void>((resolve) => {
    isLoaded = resolve;
  });
  let written = 0;

  /** Writes over one connection until the server says that it was the last call there. */
  const write = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isLast = false; !isLast; ) {
      const answer = await call(server, "trip", { agent, token, body: { name: "Georgia" } });
      statuses.push(answer.status);
      if (answer.status === 200) written += 1;
      if (written === clients * 3) isLoaded();
      isLast = answer.isLast;
    }
    agent.destroy();
  };
  const writing = Promise.all(Array.from({ length: clients }, write));
  await loaded;
  // Passwords are slow to check: these calls are open when the signal comes.
  const logins = Promise.all(
    Array.from({ length: 4 }, () => call(server, "auth/login", { body: account })),
  );
  const ended = server.end("SIGTERM");
  await writing;
  const ready = await call(server, "ready");
  expect([ready.status, ready.isLast, ready.retryAfter]).toEqual([503, true, "1"]);
  for (const { status } of await logins) expect(status).toBe(200);
  expect(await ended).toBe(0);
  expect(new Set(statuses)).toEqual(new Set([200]));

  const next = await spawnServer({ DATA_DIR: dataDir });
  const { text } = await call(next, "trip?mode=all", { token });
  await next.end("SIGTERM");
  expect(JSON.parse(text)).toHaveLength(written);
}, 60_000);

test("SIGTERM ends the streams of trips at once, which delay nothing", async () => {
  const server = await spawnServer({ DATA_DIR: dataDir, DRAIN_SECONDS: "30" });
  const token = await register(server);
  const { text } = await call(server, "trip", { token, body: { name: "Georgia" } });
  const { id } = JSON.parse(text) as { id: string };
  const answer = await fetch(`${server.origin}/api/trip/${id}/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const chunks = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await chunks?.read();
  expect(first?.value).toContain('"kind":"trip"');
  const begun = performance.now();
  const ended = server.end("SIGTERM");
  const last = await chunks?.read();
  expect(last?.value).toContain('"reason":"stopping"');
  expect((await chunks?.read())?.done).toBe(true);
  expect(performance.now() - begun).toBeLessThan(10_000);
  // A second signal does not wait for the calls that are still taken.
  server.process.kill("SIGTERM");
  await ended;
}, 60_000);
