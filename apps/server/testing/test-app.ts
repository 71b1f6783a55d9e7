import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Session } from "@castor/core/account/session.ts";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { expect, vi } from "vitest";
import { type AppParts, assembleApp } from "../src/app.ts";
import { type Config, readConfig } from "../src/config.ts";
import type { Database, Queries } from "../src/db/database.ts";
import { openDatabase } from "../src/db/open-database.ts";
import type { TestDatabaseKind } from "./each-database.ts";
import { onlyParis } from "./only-paris.ts";

const mailedMs = 10_000;

/** Somebody with a confirmed account and a session. */
export interface Person {
  id: string;
  username: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

export interface Call {
  as?: Person | null;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The real server on a real, empty database, spoken to without a network. */
export interface TestApp {
  app: FastifyInstance;
  config: Config;
  database: Database;
  /** Everything that was logged. */
  log: string[];
  call(method: string, path: string, call?: Call): Promise<LightMyRequestResponse>;
  /** A second server on the same database and data folder, as another process would be. */
  startTwin(): Promise<FastifyInstance>;
  /** Registers, follows the mail's link and is logged in. */
  register(name: string): Promise<Person>;
  /** The outbox, oldest letter first, once nothing waits to be sent. */
  letters(): Promise<string[]>;
  dispose(): Promise<void>;
}

export async function startTestApp(
  kind: TestDatabaseKind,
  environment: Record<string, string> = {},
  parts: Partial<AppParts> = {},
): Promise<TestApp> {
  const place = await kind.create();
  const config = readConfig({
    RATE_LIMIT: "off",
    PUBLIC_SERVICES: "off",
    ...environment,
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
  });
  const database = await openDatabase(config);
  const log: string[] = [];
  const start = (database: Database) =>
    assembleApp({
      config,
      database,
      gazetteer: onlyParis,
      folders: {
        checkout: fileURLToPath(new URL("../../../", import.meta.url)),
        web: join(place.dataDir, "web"),
        geodata: join(place.dataDir, "geodata"),
      },
      logTarget: { write: (line) => log.push(line) },
      ...parts,
    });
  const app = await start(database);
  await app.ready();

  const call: TestApp["call"] = (method, path, { as, body, headers } = {}) =>
    app.inject({
      method: method as "GET",
      url: `/api/${path}`,
      headers: { ...(as && { authorization: `Bearer ${as.accessToken}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });

  const register: TestApp["register"] = async (name) => {
    const username = `${name.toLowerCase()}@example.org`;
    const password = `${name}'s password 1`;
    await call("POST", "auth/register", { body: { username, password, publicName: name } });
    await untilMailed(database, username);
    const link = log.map(readLink).findLast((found) => found?.to === username);
    const answer = await call("POST", "auth/confirm", { body: { token: link?.token } });
    const session = answer.json<Session>();
    return {
      id: session.id,
      username,
      password,
      accessToken: session.access_token,
      refreshToken: session.refresh_token,
    };
  };

  return {
    app,
    config,
    database,
    log,
    call,
    register,
    startTwin: async () => {
      const other = await openDatabase(config);
      const twin = await start(other);
      twin.addHook("onClose", () => other.close());
      return twin;
    },
    letters: async () => {
      await untilMailed(database);
      return readLetters(join(place.dataDir, "outbox"));
    },
    dispose: async () => {
      await app.close();
      await database.close();
      await place.dispose();
    },
  };
}

/** Resolves when no mail waits, or none to this person: whoever registers is answered before the mail is out. */
function untilMailed(database: Database, username?: string): Promise<void> {
  const waiting = (queries: Queries) =>
    queries
      .selectFrom("mails")
      .innerJoin("users", "users.id", "mails.user_id")
      .select(["mails.kind", "username"])
      .$if(username !== undefined, (query) => query.where("username", "=", username ?? ""))
      .execute();
  return vi.waitFor(async () => expect(await database.glance(waiting)).toEqual([]), {
    timeout: mailedMs,
    interval: 5,
  });
}

/** The token that a log line tells, as the operator of an installation without mail reads it. */
function readLink(line: string): { to: string; token: string } | undefined {
  const { to, link } = JSON.parse(line) as { to?: string; link?: string };
  const token = link === undefined ? undefined : /[?&]token=([^&]+)/.exec(link)?.[1];
  return to === undefined || token === undefined ? undefined : { to, token };
}

async function readLetters(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.toSorted().map((file) => readFile(join(folder, file), "utf8")));
}
