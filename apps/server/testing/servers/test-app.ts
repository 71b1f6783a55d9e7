import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Session } from "@castor/core/account/session.ts";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { expect, vi } from "vitest";
import { type AppOptions, assembleApp } from "../../src/app.ts";
import { type Config, readConfig } from "../../src/config/config.ts";
import type { Database, Queries } from "../../src/db/database.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import type { TestDatabaseKind } from "../databases/each-database.ts";
import { onlyParis } from "../fakes/only-paris.ts";
import { readOutbox } from "./outbox.ts";

const mailTimeoutMs = 10_000;

/** A user with a confirmed account and a session. */
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
  /** Answers with the first event of a stream, which goes on for as long as somebody reads it. */
  isStream?: boolean | undefined;
}

/** The real server on a real, empty database, called without a network. */
export interface TestApp {
  app: FastifyInstance;
  config: Config;
  database: Database;
  /** The lines logged so far. */
  log: string[];
  call(method: string, path: string, call?: Call): Promise<LightMyRequestResponse>;
  /** A second server on the same database and data folder, as another process would be. */
  startTwin(): Promise<FastifyInstance>;
  /** Registers a user and confirms the mail's link, which logs in. */
  register(name: string): Promise<Person>;
  /** The mails in the outbox, oldest first, once none waits to be sent. */
  mails(): Promise<string[]>;
  dispose(): Promise<void>;
}

export async function startTestApp(
  kind: TestDatabaseKind,
  environment: Record<string, string> = {},
  options: Partial<AppOptions> = {},
): Promise<TestApp> {
  const place = await kind.create({ isMigrated: true });
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
      draining: new AbortController().signal,
      config,
      database,
      gazetteer: onlyParis,
      folders: {
        checkout: fileURLToPath(new URL("../../../../", import.meta.url)),
        web: join(place.dataDir, "web"),
        geodata: join(place.dataDir, "geodata"),
      },
      logTarget: { write: (line) => log.push(line) },
      ...options,
    });
  const app = await start(database);
  await app.ready();

  const call: TestApp["call"] = async (method, path, { as, body, headers, isStream } = {}) => {
    const answer = await app.inject({
      method: method as "GET",
      url: `/api/${path}`,
      headers: { ...(as && { authorization: `Bearer ${as.accessToken}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(isStream && { payloadAsStream: true }),
    });
    return isStream ? readFirstEvent(answer) : answer;
  };

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
    mails: async () => {
      await untilMailed(database);
      return readOutbox(place.dataDir);
    },
    dispose: async () => {
      await app.close();
      await database.close();
      await place.dispose();
    },
  };
}

/** Resolves when no mail waits, or none to this user: a registration is answered before its mail is sent. */
function untilMailed(database: Database, username?: string): Promise<void> {
  const waiting = (queries: Queries) =>
    queries
      .selectFrom("mails")
      .innerJoin("users", "users.id", "mails.user_id")
      .select(["mails.kind", "username"])
      // Those of notices may be for the evening.
      .where((is) =>
        is.or([
          is("mails.kind", "!=", "notices"),
          is("mails.next_try", "<=", new Date().toISOString()),
        ]),
      )
      .$if(username !== undefined, (query) => query.where("username", "=", username ?? ""))
      .execute();
  return vi.waitFor(async () => expect(await database.glance(waiting)).toEqual([]), {
    timeout: mailTimeoutMs,
    interval: 5,
  });
}

/** The link's token in a log line, where an installation without mail shows it to its operator. */
function readLink(line: string): { to: string; token: string } | undefined {
  const { to, link } = JSON.parse(line) as { to?: string; link?: string };
  const token = link === undefined ? undefined : /[?&]token=([^&]+)/.exec(link)?.[1];
  return to === undefined || token === undefined ? undefined : { to, token };
}

/** The answer with what came of it until the end of the first event, where the caller goes. */
async function readFirstEvent(answer: LightMyRequestResponse): Promise<LightMyRequestResponse> {
  let text = "";
  for await (const chunk of answer.stream()) {
    text += String(chunk);
    if (text.includes("\n\n")) break;
  }
  const read = { body: text, payload: text, rawPayload: Buffer.from(text) };
  return Object.assign(answer, read, { json: () => JSON.parse(text) });
}
