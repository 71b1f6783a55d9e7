import type * as z from "zod/mini";
import type { TripRight, TripRule } from "./members/rights.ts";

/** The kinds of data that a call reads or changes. Cache keys and invalidation follow from them. */
export type Resource =
  | "account"
  | "trips"
  | "catalog"
  | "feeds"
  | "members"
  | "history"
  | "tours"
  | "reminders"
  | "notices"
  | "inbound"
  | "files"
  | "services"
  | "system";

/** The kinds of entities whose id leads to a trip. */
export type TripEntity =
  | "trip"
  | "route"
  | "stop"
  | "place"
  | "idea"
  | "item"
  | "note"
  | "file"
  | "attachment";

/** Fields of the path, query or body whose id leads to the trip. The first field that was sent decides. */
export type TripLocator = readonly (readonly [part: TripEntity, field: string])[];

/**
 * Who may call (specification#roles, decision 122). The rule of a trip says which right on it a caller needs; if no field
 * of the locator was sent, anyone who is logged in may call (a new trip). `key` names the query field of a secret key of
 * the trip. A call with that field has the key alone to show: it reads what the owner reads, or gets 404
 * (specification#calendar-feed). `ownerFields` are fields of the body that only the owner may send.
 */
export type Access =
  | { who: "anyone" | "signed-in" }
  | (TripRule & { trip: TripLocator; key?: string; ownerFields?: readonly string[] });

/** The access of calls that need a right on a trip. */
export type TripAccessRule = Extract<Access, { trip: TripLocator }>;

export const anyone: Access = { who: "anyone" };
export const signedIn: Access = { who: "signed-in" };

const forTrip =
  (who: TripRight) =>
  (...trip: TripLocator): TripAccessRule => ({ who, trip });
export const tripReader = forTrip("trip-reader");
export const tripMember = forTrip("trip-member");
export const tripEditor = forTrip("trip-editor");
export const tripOwner = forTrip("trip-owner");

/** What visitors of a public trip never find. */
export const privately = (rule: TripAccessRule): TripAccessRule => ({ ...rule, isPrivate: true });
/** Money, which members see unless the owner hides it. Visitors never find it. */
export const ofMoney = (rule: TripAccessRule): TripAccessRule => ({
  ...privately(rule),
  isMoney: true,
});
export const orKey = (key: string, rule: TripAccessRule): TripAccessRule => ({ ...rule, key });

/** The options of an endpoint. */
export interface EndpointOptions {
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
  access: Access;
  reads?: readonly Resource[];
  changes?: readonly Resource[];
  /** Honours `Idempotency-Key`: each row that changes a trip, and each that makes one (specification#idempotency). */
  isKeyed?: true;
  /** Carries an ETag and answers 304 (specification#etags). */
  isVersioned?: true;
  /** Carries an ETag made of the answer itself, and answers 304. For answers of no single trip (specification#etags). */
  isTagged?: true;
  /** The answer is dated data of a provider. Carries `Last-Modified`, `X-Source` and an ETag, and answers 304. */
  isDated?: true;
  /** The browser may reuse the answer for so many seconds. It depends on the language alone, not on the caller. */
  freshSeconds?: number;
  /** Path fields that are free text (the token in a mail), not ids. */
  pathTexts?: readonly string[];
  /**
   * Streams a file, of this name unless the handler gives one. `answer` is the schema of its content. `{date}` becomes
   * the caller's date, other `{names}` are path fields.
   */
  download?: string;
  /** The media type of a download; JSON by default. */
  contentType?: string;
  /**
   * Answers a stored file under its own name, always as a download: with a strong ETag, in ranges if asked (decision 133).
   * `contentType` stands for that of any file.
   */
  isStored?: true;
  /** Sends events as they come (Server-Sent Events). `answer` is the schema of the data of one (decision 123). */
  isStream?: true;
  /** The largest body; 1 MiB by default (specification#bodies). Its handler checks the texts in it. */
  bodyBytes?: number;
  /** Reads no body, of whatever type: mail programs post a form (RFC 8058). */
  ignoresBody?: true;
  /** Redirects (302) to the address that the handler returns. */
  redirects?: true;
  /** Public API that the web app does not call. */
  isUnusedByWeb?: true;
}

/** A row of the endpoint table. */
export interface Endpoint extends EndpointOptions {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
}

/** Declares an endpoint and keeps its literal types. */
export const defineEndpoint = <
  M extends Endpoint["method"],
  P extends string,
  const R extends EndpointOptions,
>(
  method: M,
  path: P,
  options: R,
) => ({ method, path, ...options });

/** The `{parameters}` of a path as fields. */
export type PathParams<P extends string> = P extends `${string}{${infer Key}}${infer Rest}`
  ? { [K in Key]: string } & PathParams<Rest>
  : object;

type QueryOf<E extends EndpointOptions> = E extends { query: infer Q extends z.ZodMiniType }
  ? Q
  : null;
type BodyOf<E extends EndpointOptions> = E extends { body: infer B extends z.ZodMiniType }
  ? B
  : null;

/** The input of a handler: path and query fields and the body, after parsing. */
export type InputOf<E extends EndpointOptions & { path: string }> = PathParams<E["path"]> &
  (QueryOf<E> extends z.ZodMiniType ? z.output<QueryOf<E>> : object) &
  (BodyOf<E> extends z.ZodMiniType ? { body: z.output<BodyOf<E>> } : object);

/** The input of a caller: the same, before parsing. */
export type CallOf<E extends EndpointOptions & { path: string }> = PathParams<E["path"]> &
  (QueryOf<E> extends z.ZodMiniType ? z.input<QueryOf<E>> : object) &
  (BodyOf<E> extends z.ZodMiniType ? { body: z.input<BodyOf<E>> } : object);

/** The answer of an endpoint. */
export type AnswerOf<E extends EndpointOptions> = z.output<E["answer"]>;

/** An answer with data of a provider: its date (`Last-Modified`) and its source (`X-Source`). */
export interface DatedAnswer<T> {
  answer: T;
  /** `YYYY-MM-DD`. */
  date: string;
  source: string;
}

/** A file that a handler answers. Its chunks are made as fast as the caller reads them. */
export interface FileAnswer {
  /** The name to save it under; else the row's. */
  fileName?: string | undefined;
  chunks: AsyncIterable<string | Uint8Array>;
}

/**
 * A stored file that a handler answers. Whatever takes time is done when the answer begins, after the reads of the handler: they
 * share a snapshot, which nobody must hold for long.
 */
export type StoredAnswer = () => Promise<StoredFile>;

/** Its bytes are read when the answer begins. */
export interface StoredFile {
  name: string;
  /** Media type. */
  type: string;
  bytes: number;
  /** What tells its content from all others: its SHA-256, and what tells a picture of it. */
  hash: string;
  /** The bytes from `start` to `end`, both inclusive; null when the storage does not have them. */
  open(start: number, end: number): Promise<AsyncIterable<Uint8Array> | null>;
}

/** What a handler returns: the answer, a file, or the address to redirect to. */
export type HandlerAnswer<E extends EndpointOptions> = E extends { redirects: true }
  ? string
  : E extends { isStream: true }
    ? AsyncIterable<string>
    : E extends { download: string }
      ? FileAnswer
      : E extends { isStored: true }
        ? StoredAnswer
        : E extends { isDated: true }
          ? DatedAnswer<AnswerOf<E>>
          : AnswerOf<E>;

/** One handler for each endpoint: an endpoint without a handler does not compile. */
export type Handlers<Group extends Record<string, EndpointOptions & { path: string }>, Context> = {
  [K in keyof Group]: (
    input: InputOf<Group[K]>,
    context: Context,
  ) => Promise<HandlerAnswer<Group[K]>>;
};
