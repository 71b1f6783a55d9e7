import { resolveRedirectPath } from "@castor/core/account/resolve-redirect-path.ts";
import { type ProviderId, providerId } from "@castor/core/account/social-login.ts";
import { type Language, language } from "@castor/core/basics/language.ts";
import { limits } from "@castor/core/limits.ts";
import * as z from "zod/mini";
import { newSecretToken } from "../../db/secret-tokens.ts";
import type { CallCookies } from "../../http/calls/context.ts";
import type { LoginSecrets } from "../../outside/social-login/social-login.ts";

/** Concurrent logins of one browser, each in a tab with its own cookie. */
const maxAtOnce = 4;
/** Longer addresses would make the cookies too large. */
const maxRedirect = 512;
const seconds = limits.socialLoginMinutes * 60;
const prefix = "login-";
const keyLength = 8;

/** Accepts only own paths, since anybody may have written the cookie. */
export function ownRedirect(given: string | null | undefined): string | null {
  const path = resolveRedirectPath(given ?? undefined, "");
  return path === "" || path.length > maxRedirect ? null : path;
}

const redirectUrl = z.pipe(
  z.nullable(z.string()),
  z.transform((path) => ownRedirect(path)),
);
/** The browser drops the cookie by itself. This also ends one that the browser was made to keep. */
const until = z.number();

const attempt = z.object({
  provider: providerId,
  secrets: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  redirectUrl,
  language: z.nullable(language),
  until,
});
const binding = z.object({ secret: z.string().check(z.minLength(1)), redirectUrl, until });

/** A new value that begins with the name of its cookie. */
export function newKeyedToken(key = newSecretToken().slice(0, keyLength)): string {
  return `${key}.${newSecretToken()}`;
}

const keyOf = (token: string) => token.slice(0, keyLength);
const nameOf = (token: string) => (/^[\w-]{8}\./.test(token) ? prefix + keyOf(token) : undefined);

/** A login in progress at the provider. */
export interface Attempt {
  provider: ProviderId;
  secrets: LoginSecrets;
  redirectUrl: string | null;
  /** The language of the site where the login began. */
  language: Language | null;
}

export function saveAttempt(cookies: CallCookies, begun: Attempt, now: Date): void {
  // Oldest first, as browsers send them.
  const others = cookies.names().filter((name) => name.startsWith(prefix));
  for (const name of others.slice(0, Math.max(0, others.length + 1 - maxAtOnce)))
    cookies.clear(name);
  write(cookies, begun.secrets.state, { ...begun, until: endOf(now) });
}

/** The attempt of `state`, if it began in this browser, with this provider, within the time limit. */
export function readAttempt(
  cookies: CallCookies,
  state: string,
  provider: string,
  now: Date,
): Attempt | undefined {
  const read = parse(attempt, cookies, state, now);
  return read?.secrets.state === state && read.provider === provider ? read : undefined;
}

/** Binds a one-time code to the browser, under the cookie name of its login. */
export interface Binding {
  secret: string;
  redirectUrl: string | null;
}

/** Replaces the login's secrets with a binding. Answers its code. */
export function saveBinding(cookies: CallCookies, state: string, held: Binding, now: Date): string {
  write(cookies, state, { ...held, until: endOf(now) });
  return newKeyedToken(keyOf(state));
}

export function readBinding(cookies: CallCookies, code: string, now: Date): Binding | undefined {
  return parse(binding, cookies, code, now);
}

/** Removes the cookie of a state or code. */
export function forget(cookies: CallCookies, token: string): void {
  const name = nameOf(token);
  if (name !== undefined) cookies.clear(name);
}

const endOf = (now: Date) => now.getTime() + seconds * 1_000;

function write(cookies: CallCookies, token: string, value: object): void {
  const name = nameOf(token);
  if (name === undefined) throw new Error("A login without a key.");
  cookies.set(name, Buffer.from(JSON.stringify(value)).toString("base64url"), seconds);
}

function parse<Schema extends z.ZodMiniType<{ until: number }>>(
  schema: Schema,
  cookies: CallCookies,
  token: string,
  now: Date,
): z.output<Schema> | undefined {
  const name = nameOf(token);
  const text = name === undefined ? undefined : cookies.read(name);
  const { data } = z.safeParse(schema, readJson(text));
  return data !== undefined && data.until > now.getTime() ? data : undefined;
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(text ?? "", "base64url").toString());
  } catch {
    return undefined;
  }
}
