import type { Session } from "@castor/core/account/session.ts";
import { expect, test, vi } from "vitest";
import { followAt, lastEvent } from "../../testing/calls/follow-trip.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { readOutbox, selectMailsTo } from "../../testing/servers/outbox.ts";
import { type SpawnedServer, spawnServer } from "../../testing/servers/spawn-server.ts";

/** Longer than the comparison of versions (decision 123), on a busy machine too. */
const patienceMs = 30_000;
const windows = 5;

test("of two processes one is killed while it writes: no acknowledged change is lost, and the windows of both catch up", async () => {
  const place = await testDatabases().at(1)?.create();
  if (place?.databaseUrl === undefined) throw new Error("No PostgreSQL.");
  const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
  const first = await spawnServer(environment);
  const second = await spawnServer(environment);
  const portOf = ({ origin }: SpawnedServer) => Number(new URL(origin).port);
  try {
    const call = async <T>(at: SpawnedServer, path: string, token: string, body?: object) => {
      const answer = await fetch(`${at.origin}/api/${path}`, {
        method: body ? "POST" : "GET",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return (await answer.json()) as T;
    };
    const account = { username: "olga@example.org", password: "planned-2027", publicName: "Olga" };
    await call(first, "auth/register", "", account);
    const linked = await vi.waitFor(
      async () => {
        const mails = await selectMailsTo(account.username, await readOutbox(place.dataDir));
        const link = /confirm-email\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1];
        if (link === undefined) throw new Error("No link in the outbox.");
        return link;
      },
      { timeout: patienceMs, interval: 20 },
    );
    const session = await call<Session>(first, "auth/confirm", "", { token: linked });
    const token = session.access_token;
    const { id } = await call<{ id: string }>(first, "trip", token, { name: "Written" });
    const follow = (at: SpawnedServer) => followAt(portOf(at), id, { accessToken: token });
    const open = (at: SpawnedServer) =>
      Promise.all(Array.from({ length: windows }, () => follow(at)));
    const ofFirst = await open(first);
    const ofSecond = await open(second);

    const acknowledged: string[] = [];
    const write = async (writer: number) => {
      for (let turn = 0; ; turn++) {
        const text = `Note ${writer}.${turn}`;
        try {
          await call(first, "note", token, { tripId: id, text });
        } catch {
          return;
        }
        acknowledged.push(text);
      }
    };
    const writers = [1, 2, 3, 4].map(write);
    await expect.poll(() => acknowledged.length, { timeout: patienceMs }).toBeGreaterThan(40);
    await first.end("SIGKILL");
    await Promise.all(writers);

    const notes = await call<{ text: string }[]>(second, `note/${id}`, token);
    const kept = new Set(notes.map(({ text }) => text));
    expect(acknowledged.filter((text) => !kept.has(text))).toEqual([]);
    const { updated } = await call<{ updated: string }>(second, `trip/${id}`, token);
    for (const window of ofSecond) await lastEvent(window, { kind: "trip", updated }, patienceMs);
    await Promise.all(ofFirst.map(({ ended }) => ended));
    for (const window of await open(second)) {
      await lastEvent(window, { kind: "trip", updated }, patienceMs);
      window.leave();
    }
    for (const window of ofSecond) window.leave();
  } finally {
    if (first.process.exitCode === null && first.process.signalCode === null)
      await first.end("SIGKILL");
    await second.end("SIGTERM");
    await place.dispose();
  }
}, 120_000);
