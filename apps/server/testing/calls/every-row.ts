import type { Endpoint } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { Person, TestApp } from "../servers/test-app.ts";
import { calls, type Ids } from "./sample-calls.ts";

/** A row of the endpoint table with its name, such as `trips.get`. */
export interface NamedEndpoint {
  name: string;
  row: Endpoint;
}

const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints;

/** All rows of the endpoint table. */
export const everyRow: readonly NamedEndpoint[] = Object.entries(groups).flatMap(
  ([group, members]) =>
    Object.entries(members).map(([name, row]) => ({ name: `${group}.${name}`, row })),
);

/** True for a row whose access depends on a trip. */
export const isTripRow = ({ row }: NamedEndpoint): boolean => "trip" in row.access;

/** Rows that only read and answer HEAD too. */
export const isRead = ({ row }: NamedEndpoint): boolean =>
  row.method === "GET" && row.changes === undefined;

export interface SampleOptions {
  as: Person | null;
  /** Instead of the row's own. */
  method?: string;
  headers?: Record<string, string>;
}

/** Makes the row's sample call about these things. */
export function sendSample(
  server: TestApp,
  { name, row }: NamedEndpoint,
  ids: Ids,
  { as, method = row.method, headers = {} }: SampleOptions,
) {
  const { path = {}, query = "", body } = calls[name]?.(ids, as) ?? {};
  const address = row.path.replace(/\{(\w+)\}/g, (_, key: string) => String(path[key]));
  return server.call(method, address + query, { as, body, headers, isStream: row.isStream });
}
