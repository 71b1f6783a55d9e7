import { everyRow, type NamedEndpoint } from "../../apps/server/testing/calls/every-row.ts";
import { calls, type Ids } from "../../apps/server/testing/calls/sample-calls.ts";
import { type Dice, hostileText, hostileValue } from "./hostile-values.ts";

/** A request as it goes over the wire. */
export interface FuzzRequest {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

/** What the sender knows: tokens, and ids of trips that are and are not its own. */
export interface Knowledge {
  token: string;
  ids: readonly [Ids, ...Ids[]];
}

type Json = Record<string, unknown>;

/** They hash passwords or draw pages: a few of them are enough. */
const slow =
  /^account\.(?:register|login|password|resetPassword|remove|begin\w+|export)$|^exports\.pdf$/;
const slowShare = 0.1;

/** A request that begins as a valid call of a row, and is then spoiled. */
export function makeRequest(dice: Dice, known: Knowledge): FuzzRequest {
  const { name, row } = pickRow(dice);
  const ids = dice.pick(known.ids);
  const sample = calls[name]?.(ids, null) ?? {};
  const fields = sample.path ?? {};
  const path = row.path.replace(/\{(\w+)\}/g, (_, field: string) =>
    encode(dice.chance(0.3) ? hostileText(dice) : String(fields[field])),
  );
  const method = dice.chance(0.03)
    ? dice.pick(["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "POST", "GET"])
    : row.method;
  const body =
    sample.body === undefined && !dice.chance(0.1) ? undefined : spoilBody(dice, sample.body ?? {});
  return {
    name,
    method,
    path: `/api/${path}${spoilQuery(dice, sample.query ?? "")}`,
    headers: makeHeaders(dice, known, body !== undefined),
    body,
  };
}

function pickRow(dice: Dice): NamedEndpoint {
  for (;;) {
    const row = dice.pick(everyRow as [NamedEndpoint, ...NamedEndpoint[]]);
    if (!slow.test(row.name) || dice.chance(slowShare)) return row;
  }
}

/** Half a character cannot be encoded; it is sent as bytes that are no text. */
const encode = (text: string) =>
  (text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80").slice(0, 8_000);

function spoilQuery(dice: Dice, query: string): string {
  const parts = query
    .replace("?", "")
    .split("&")
    .filter((part) => part !== "");
  const names = [
    "lat",
    "lng",
    "q",
    "page",
    "pageSize",
    "limit",
    "routeIds",
    "startDate",
    "mode",
    "search",
    "sort",
    "key",
    "__proto__",
    "a[]",
  ] as const;
  while (dice.chance(0.3)) parts.push(`${dice.pick(names)}=${encode(hostileText(dice))}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function spoilBody(dice: Dice, sample: Json): string | Buffer {
  if (dice.chance(0.03))
    return dice.pick(["", "{", "null", "[]", "1e999", '"a"', "{}{}", '{"a":1,}', "\u0000"]);
  if (dice.chance(0.01)) return Buffer.from([0xff, 0xfe, 0x7b, 0x7d]);
  if (dice.chance(0.005)) return JSON.stringify({ ...sample, name: "a".repeat(1_100_000) });
  if (dice.chance(0.01)) return `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const body = structuredClone(sample);
  do spoilField(dice, body);
  while (dice.chance(0.4));
  return JSON.stringify(body);
}

const moreFields = [
  "id",
  "tripId",
  "routeId",
  "finance",
  "hotelData",
  "lat",
  "date",
  "order",
  "text",
  "points",
  "jsonData",
  "description",
  "lang",
  "isPublic",
] as const;

/** Spoils a field, at any depth. */
function spoilField(dice: Dice, body: Json): void {
  const names = Object.keys(body);
  const name =
    names.length === 0 || dice.chance(0.25)
      ? dice.pick(moreFields)
      : dice.pick(names as [string, ...string[]]);
  const inner = body[name];
  if (typeof inner === "object" && inner !== null && dice.chance(0.6))
    spoilField(dice, inner as Json);
  else if (dice.chance(0.1)) delete body[name];
  else body[name] = hostileValue(dice);
}

const isHeaderText = (text: string) => /^[\x20-\x7e]{0,8000}$/.test(text);

function makeHeaders(dice: Dice, { token }: Knowledge, hasBody: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  if (!dice.chance(0.15)) headers.authorization = `Bearer ${token}`;
  if (hasBody) headers["content-type"] = "application/json";
  const names = [
    "authorization",
    "content-type",
    "if-match",
    "if-none-match",
    "idempotency-key",
    "x-language",
    "x-time-zone",
    "accept-encoding",
    "cookie",
    "range",
    "origin",
    "x-forwarded-for",
    "expect-ct",
    "accept-language",
  ] as const;
  while (dice.chance(0.2)) {
    const text = hostileText(dice);
    if (isHeaderText(text)) headers[dice.pick(names)] = text;
  }
  return headers;
}
