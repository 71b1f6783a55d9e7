import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askForReset, logIn, waitForLetter } from "../../testing/account-calls.ts";
import { testDatabases } from "../../testing/each-database.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { succeed } from "../../testing/trip-calls.ts";
import { hashToken } from "./secret-tokens.ts";

/** Where each of the texts is found: files of the data folder (the database, what it has not yet merged, letters), tables, the log. */
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
  "no password and no refresh token lies anywhere in the data on $name, only their hashes",
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
    await waitForLetter(server, person.username, 4);

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

    // The search sees what is there: the hash in its tables and, where they lie in the folder, in their file or its log.
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
