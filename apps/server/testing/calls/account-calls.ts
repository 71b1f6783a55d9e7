import type { Session } from "@castor/core/account/session.ts";
import type { Email } from "postal-mime";
import { vi } from "vitest";
import { selectMailsTo } from "../servers/outbox.ts";
import type { Person, TestApp } from "../servers/test-app.ts";
import { succeed } from "./trip-calls.ts";

/** Another session of a user, as on a second device. */
export async function logIn(
  server: TestApp,
  person: Person,
  headers: Record<string, string> = {},
): Promise<Person> {
  const { username, password } = person;
  const body = { username, password };
  const session = succeed<Session>(await server.call("POST", "auth/login", { body, headers }));
  return { ...person, accessToken: session.access_token, refreshToken: session.refresh_token };
}

/** The mails to an address, oldest first. */
export async function readMailsTo(server: TestApp, username: string): Promise<Email[]> {
  return selectMailsTo(username, await server.mails());
}

/** Waits for the mail number `count` to the address. */
export async function waitForMail(
  server: TestApp,
  username: string,
  count: number,
): Promise<Email> {
  return vi.waitFor(
    async () => {
      const mails = await readMailsTo(server, username);
      const last = mails[count - 1];
      if (last === undefined) throw new Error(`${mails.length} mails instead of ${count}`);
      return last;
    },
    { timeout: 10_000 },
  );
}

/** Requests a new password. Returns the token of the mail's link. */
export async function askForReset(server: TestApp, username: string): Promise<string> {
  const before = await countResets(server, username);
  await server.call("POST", "auth/forgot-password", { body: { username } });
  return vi.waitFor(
    async () => {
      const tokens = await resetTokens(server, username);
      const token = tokens[before];
      if (token === undefined) throw new Error("No mail with a link yet.");
      return token;
    },
    { timeout: 10_000 },
  );
}

const countResets = async (server: TestApp, username: string) =>
  (await resetTokens(server, username)).length;

/** The tokens of all links to set a new password that were mailed to the address. */
export async function resetTokens(server: TestApp, username: string): Promise<string[]> {
  const mails = await readMailsTo(server, username);
  return mails.flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text ?? "")?.[1] ?? []);
}

/** Removes the password, so that only a social login is left. */
export async function dropPassword({ database }: TestApp, { id }: Person): Promise<void> {
  await database.write((queries) =>
    queries.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute(),
  );
}

/** True while the session's access token and refresh token work; throws when only one of them does. */
export async function isAlive(server: TestApp, person: Person): Promise<boolean> {
  const body = { refresh_token: person.refreshToken };
  const statuses = [
    (await server.call("GET", "auth/me", { as: person })).statusCode,
    (await server.call("POST", "auth/refresh", { body })).statusCode,
  ].join();
  if (statuses !== "200,200" && statuses !== "401,401") throw new Error(statuses);
  return statuses === "200,200";
}
