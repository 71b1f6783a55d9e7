import type { CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { readStored } from "../../device/storage/storage.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { currentLanguage } from "../../i18n/words.ts";

/** An HTTP request without its host. */
export interface WireRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

/** The path of a call with its fields and its query, and its body. */
function readInput<E extends Endpoint>(endpoint: E, input: CallOf<E>) {
  const fields = new Map<string, unknown>(Object.entries(input));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  const body = fields.get("body");
  if (endpoint.body !== undefined) fields.delete("body");
  const query = new URLSearchParams();
  for (const [name, value] of fields)
    if (value !== undefined && value !== null) query.set(name, String(value));
  const search = query.size > 0 ? `?${query}` : "";
  return { path: `/api/${path}${search}`, body };
}

/** The path and query of a call. */
export const pathOf = <E extends Endpoint>(endpoint: E, input: CallOf<E>): string =>
  readInput(endpoint, input).path;

/** Who asks, and in which language. */
export function userHeaders(): Record<string, string> {
  const headers: Record<string, string> = { "X-Language": currentLanguage() };
  const token = readStored("access_token");
  if (token) {
    headers.Authorization = `Bearer ${token}`;
    // Only a user's own trips depend on it, and the first question for the zone blocks a phone for 40 ms.
    headers["X-Time-Zone"] = browserTimeZone();
  }
  return headers;
}

/** Builds the request of a row: path fields go into the path, `body` becomes JSON, the rest is the query. */
export function buildRequest<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  idempotencyKey: string | undefined,
  ifMatch?: string | undefined,
): WireRequest {
  const { path, body } = readInput(endpoint, input);
  const hasBody = endpoint.body !== undefined;
  const headers: Record<string, string> = { Accept: "application/json", ...userHeaders() };
  if (hasBody) headers["Content-Type"] = "application/json";
  if (endpoint.isKeyed && idempotencyKey) headers["Idempotency-Key"] = idempotencyKey;
  if (ifMatch) headers["If-Match"] = ifMatch;
  return { path, method: endpoint.method, headers, body: hasBody ? JSON.stringify(body) : null };
}
