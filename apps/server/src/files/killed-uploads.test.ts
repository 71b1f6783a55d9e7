import { createHash, randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { AccountExport } from "@castor/core/account/account-export.ts";
import type { Session } from "@castor/core/account/session.ts";
import { Upload } from "tus-js-client";
import { expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { findFreePort } from "../../testing/servers/free-port.ts";
import { readOutbox, selectMailsTo } from "../../testing/servers/outbox.ts";
import { type SpawnedServer, spawnServer } from "../../testing/servers/spawn-server.ts";
import { runAdmin } from "../commands/admin/run-admin.ts";
import { readConfig } from "../config/config.ts";
import { openDatabase } from "../db/open-database.ts";

/** On a busy machine, too. */
const patienceMs = 60_000;
const kills = 6;
const senders = 4;
const fileBytes = 300_000;
const pieceBytes = 50_000;

const hashOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

test.each(testDatabases())(
  "a server on $name that is killed again and again loses no file that it has acknowledged, and leaves nothing behind",
  async (kind) => {
    const place = await kind.create({ isMigrated: true });
    const environment = {
      DATA_DIR: place.dataDir,
      PORT: String(await findFreePort()),
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    };
    let server = await spawnServer(environment);
    try {
      const token = await logIn(server, place.dataDir);
      const call = <T>(path: string, body?: object) => callAs<T>(server, token, path, body);
      const { id: tripId } = await call<{ id: string }>("trip", { name: "Killed" });

      const acknowledged = new Map<string, string>();
      let isOver = false;
      /** The official client, which goes on by itself when the server is back. */
      const send = async () => {
        while (!isOver) {
          const content = randomBytes(fileBytes);
          const url = await upload(server.origin, { token, tripId, content });
          acknowledged.set(url.split("/").at(-1) ?? "", hashOf(content));
        }
      };
      const sending = Array.from({ length: senders }, send);
      for (let kill = 0; kill < kills; kill += 1) {
        const before = acknowledged.size;
        await expect
          .poll(() => acknowledged.size, { timeout: patienceMs, interval: 1 })
          .toBeGreaterThan(before + 2);
        await server.end("SIGKILL");
        server = await spawnServer(environment);
      }
      isOver = true;
      await Promise.all(sending);

      const { files } = await call<AccountExport>("auth/export");
      const kept = new Map(files.map(({ id, hash }) => [id, hash]));
      expect([...acknowledged].filter(([id, hash]) => kept.get(id) !== hash)).toEqual([]);
      for (const [id, hash] of acknowledged) {
        const answer = await fetch(`${server.origin}/api/file/${id}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(hashOf(new Uint8Array(await answer.arrayBuffer()))).toBe(hash);
      }
      await server.end("SIGTERM");
      expect(await checkLater({ ...environment, PORT: "3000" })).toMatch(/ 0 are missing\./);
      expect(await listContents(join(place.dataDir, "files"))).toEqual(
        [...new Set(kept.values())].toSorted(),
      );
      expect(await readdir(join(place.dataDir, "uploads"))).toEqual([]);
    } finally {
      if (server.process.exitCode === null && server.process.signalCode === null)
        await server.end("SIGKILL");
      await place.dispose();
      await rm(place.dataDir, { recursive: true, force: true });
    }
  },
  300_000,
);

interface Sent {
  token: string;
  tripId: string;
  content: Buffer;
}

/** Sends a file in pieces, and answers its address when all of it is acknowledged. */
function upload(origin: string, { token, tripId, content }: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = new Upload(content, {
      endpoint: `${origin}/api/upload`,
      headers: { authorization: `Bearer ${token}` },
      metadata: { tripId, name: "random.bin" },
      chunkSize: pieceBytes,
      retryDelays: Array.from({ length: 600 }, () => 50),
      onError: reject,
      onSuccess: () => resolve(sent.url ?? ""),
    });
    sent.start();
  });
}

async function callAs<T>(
  { origin }: SpawnedServer,
  token: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(`${origin}/api/${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token !== "" && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

async function logIn(server: SpawnedServer, dataDir: string): Promise<string> {
  const account = { username: "olga@example.org", password: "planned-2027", publicName: "Olga" };
  await callAs(server, "", "auth/register", account);
  const linked = await vi.waitFor(
    async () => {
      const mails = await selectMailsTo(account.username, await readOutbox(dataDir));
      const link = /confirm-email\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1];
      if (link === undefined) throw new Error("No link in the outbox.");
      return link;
    },
    { timeout: patienceMs, interval: 20 },
  );
  return (await callAs<Session>(server, "", "auth/confirm", { token: linked })).access_token;
}

/** The operator's check a day later, when nobody goes on with what was broken off. Answers its last line. */
async function checkLater(environment: NodeJS.ProcessEnv): Promise<string> {
  const config = readConfig(environment);
  const database = await openDatabase(config);
  const lines: string[] = [];
  const { publicUrl } = config;
  const now = new Date(Date.now() + 86_400_000 + 60_000);
  const printLine = (line: string) => void lines.push(line);
  await runAdmin(["files", "check"], { database, config, publicUrl, now, printLine }).finally(() =>
    database.close(),
  );
  return lines.at(-1) ?? "";
}

const listContents = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .flatMap((path) => /[0-9a-f]{64}$/.exec(path)?.[0] ?? [])
    .toSorted();
