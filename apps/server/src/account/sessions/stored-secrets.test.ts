import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askForReset, logIn, waitForMail } from "../../../testing/calls/account-calls.ts";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { hashToken } from "../../db/secret-tokens.ts";

/** Searches the texts in the files of the data folder (database, write-ahead log, mails), the tables and the log. */
async function findTexts(server: TestApp, texts: readonly string[]): Promise<string[][]> {
  const folder = server.config.dataDir;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places: [name: string, bytes: Buffer][] = [["log", Buffer.from(server.log.join("\n"))]];
  for (const entry of entries.filter((entry) => entry.isFile()))
    places.push([entry.name, await readFile(join(entry.parentPath, entry.name))]);
  const tables = await server.database.read(async (queries) => {
    const rows: unknown[] = [];
    for (const { name } of await queries.introspection.getTables())
      rows.push(
        await queries
          .selectFrom(name as "users")
          .selectAll()
          .execute(),
      );
    return JSON.stringify(rows);
  });
  places.push(["tables", Buffer.from(tables)]);
  return texts.map((text) => {
    const forms = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)];
    return places
      .filter(([, bytes]) =>
        forms.some((form) => bytes.includes(form) || bytes.includes(Buffer.from(form, "utf16le"))),
      )
      .map(([name]) => name);
  });
}

test.each(testDatabases())(
  "no password and no refresh token is stored in clear text on $name, only hashes",
  async (kind) => {
    const server = await startTestApp(kind);
    const person = await server.register("Secretive");
    const phone = await logIn(server, person);
    const [changed, wrong, reset] = ["changed pass 2", "wrong pass 3", "reset pass 4"];
    const change = (oldPassword: string, newPassword: string) =>
      server.call("PUT", "auth/password", { as: phone, body: { oldPassword, newPassword } });
    expect((await change(wrong, changed)).statusCode).toBe(400);
    succeed(await change(person.password, changed));
    const token = await askForReset(server, person.username);
    const body = { token, password: reset };
    succeed(await server.call("POST", "auth/reset-password", { body }));
    const last = await logIn(server, { ...person, password: reset });
    await server.call("POST", "auth/refresh", { body: { refresh_token: last.refreshToken } });
    await server.call("POST", "auth/login", {
      body: { username: person.username, password: wrong },
    });
    await waitForMail(server, person.username, 4);

    const secrets = [
      person.password,
      changed,
      wrong,
      reset,
      person.refreshToken,
      phone.refreshToken,
      last.refreshToken,
      last.accessToken,
    ];
    expect(await findTexts(server, secrets)).toEqual(secrets.map(() => []));

    // A check of the search: it finds the hash in its tables and, for SQLite, in their file or its log.
    const [name = [], hash = []] = await findTexts(server, [
      person.username,
      hashToken(last.refreshToken),
    ]);
    expect(name.some((place) => place.endsWith(".eml"))).toBe(true);
    expect(hash).toContain("tables");
    if (kind.name === "sqlite")
      expect(hash.some((place) => place.includes(".sqlite") || place.includes(".db"))).toBe(true);
    await server.dispose();
  },
);
