import { type Language, language } from "@castor/core/account/language.ts";
import { ownPath } from "@castor/core/account/own-path.ts";
import { type ProviderId, providerId } from "@castor/core/account/social-login.ts";
import { limits } from "@castor/core/limits.ts";
import * as z from "zod/mini";
import type { CallCookies } from "../http/context.ts";
import type { LoginSecrets } from "../outside/social-login/social-login.ts";
import { newSecretToken } from "./secret-tokens.ts";

/** Logins of one browser that may be on their way at once, each in a tab and with a cookie of its own. */
const mostAtOnce = 4;
/** Of the way back into the app: longer ones would make the cookies too large to be sent. */
const mostRedirect = 512;
const seconds = limits.socialLoginMinutes * 60;
const prefix = "login-";
const keyLength = 8;

/** Only paths of our own, whoever wrote the cookie. */
export function ownRedirect(given: string | null | undefined): string | null {
  const path = ownPath(given ?? undefined, "");
  return path === "" || path.length > mostRedirect ? null : path;
}

const redirectUrl = z.pipe(
  z.nullable(z.string()),
  z.transform((kept) => ownRedirect(kept)),
);
/** The browser forgets the cookie by itself; one that it was made to keep ends all the same. */
const until = z.number();

const attempt = z.object({
  provider: providerId,
  secrets: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  redirectUrl,
  language: z.nullable(language),
  until,
});
const binding = z.object({ secret: z.string().check(z.minLength(1)), redirectUrl, until });

/** A new value whose beginning names the cookie that belongs to it. */
export function newKeyedToken(key = newSecretToken().slice(0, keyLength)): string {
  return `${key}.${newSecretToken()}`;
}

const keyOf = (token: string) => token.slice(0, keyLength);
const nameOf = (token: string) => (/^[\w-]{8}\./.test(token) ? prefix + keyOf(token) : undefined);

/** A login on its way to the provider and back. */
export interface Attempt {
  provider: ProviderId;
  secrets: LoginSecrets;
  redirectUrl: string | null;
  /** What the site spoke where it began. */
  language: Language | null;
}

export function keepAttempt(cookies: CallCookies, begun: Attempt, now: Date): void {
  // Oldest first, as browsers send them.
  const others = cookies.names().filter((name) => name.startsWith(prefix));
  for (const name of others.slice(0, Math.max(0, others.length + 1 - mostAtOnce)))
    cookies.clear(name);
  write(cookies, begun.secrets.state, { ...begun, until: endOf(now) });
}

/** The login that `state` belongs to, if it began in this browser, with this provider, minutes ago. */
export function readAttempt(
  cookies: CallCookies,
  state: string,
  provider: string,
  now: Date,
): Attempt | undefined {
  const read = parse(attempt, cookies, state, now);
  return read?.secrets.state === state && read.provider === provider ? read : undefined;
}

/** What a one-time code of ours is bound to, under the name of the login that it ends. */
export interface Binding {
  secret: string;
  redirectUrl: string | null;
}

/** Puts a binding in the place of the login's secrets; answers the code that goes with it. */
export function keepBinding(cookies: CallCookies, state: string, held: Binding, now: Date): string {
  write(cookies, state, { ...held, until: endOf(now) });
  return newKeyedToken(keyOf(state));
}

export function readBinding(cookies: CallCookies, code: string, now: Date): Binding | undefined {
  return parse(binding, cookies, code, now);
}

/** Forgets the login, or its binding, that a state or code belongs to. */
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
