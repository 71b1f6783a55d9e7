import { languages } from "@castor/core/basics/language.ts";
import type { CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { readStored } from "../../../device/storage/storage.ts";
import { currentLanguage } from "../../../i18n/words.ts";
import { isLoggedIn } from "../../session/session-store.ts";
import { pathOf } from "../request.ts";
import type { Received } from "./stored-answers.ts";

/** Never cached: logins and secrets, what a model says, what has a store of its own, and what only the server can do. */
const uncached = /^(auth\/(?!me$)|ai\/|places\/|trip\/copy\/|calendar\/|health$|ready$)/;

/** Whose answers are cached: the user's id, or nobody's for a visitor. Null for a session that does not say whose it is. */
export function cacheOwner(): string | null {
  return isLoggedIn() ? readStored("user_id") : "";
}

/** The key of a call's answer: whose it is, its language, and the call. Null when it is not cached. */
export function cacheKeyOf<E extends Endpoint>(endpoint: E, input: CallOf<E>): string | null {
  const { method, path, download, redirects } = endpoint;
  if (method !== "GET" || download !== undefined || redirects || uncached.test(path)) return null;
  const owner = cacheOwner();
  return owner === null
    ? null
    : JSON.stringify([owner, currentLanguage(), pathOf(endpoint, input)]);
}

/** The keys of the same call in the other languages. */
export function keysInOtherLanguages(key: string): string[] {
  const [owner, asked, path]: unknown[] = JSON.parse(key);
  const others = languages.filter((other) => other !== asked);
  return others.map((other) => JSON.stringify([owner, other, path]));
}

/** Whose answer a key names. */
function ownerOf(key: string): string {
  const [owner]: unknown[] = JSON.parse(key);
  return String(owner);
}

/** The trip that a call reads; null when its input does not name one. */
export function tripIdOf(endpoint: Endpoint, input: object): string | null {
  if (!("trip" in endpoint.access)) return null;
  const fields = new Map<string, unknown>(Object.entries(input));
  for (const [part, field] of endpoint.access.trip) {
    const id = fields.get(field);
    if (part === "trip" && typeof id === "string") return id;
  }
  return null;
}

/** The headers of dated answers, which their readers need again. */
const keptHeaders = ["Last-Modified", "X-Source"];

function nameOf(body: unknown): string | null {
  const isNamed = typeof body === "object" && body !== null && "name" in body;
  return isNamed && typeof body.name === "string" ? body.name : null;
}

/** An answer as the cache stores it. */
export function describeAnswer<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  key: string,
  { body, headers, at }: { body: unknown; headers: Headers; at: number },
): Received {
  const kept = keptHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    key,
    at,
    body,
    headers: Object.fromEntries(kept),
    owner: ownerOf(key),
    tripId: tripIdOf(endpoint, input),
    tripName: endpoint.path === tripsEndpoints.get.path ? nameOf(body) : null,
  };
}
