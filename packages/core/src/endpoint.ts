import type * as z from "zod/mini";

/** What calls read and change; cache keys and invalidation follow from them. */
export type Noun = "account" | "trips" | "services" | "system";

/** What an id in an access rule names: it leads to the trip that decides. */
export type TripPart = "trip" | "route" | "stop" | "place" | "item" | "note";

/** Fields of the path or body that lead to the trip, in turn: the first one sent decides. */
export type TripLocator = readonly (readonly [part: TripPart, field: string])[];

/**
 * Who may (section 6). `trip-reader`: the owner, and anyone while the trip is public. `trip-owner`: its owner; with
 * none of the fields sent, whoever is logged in (a new trip). `trip-private`: its owner, and to everybody else it is not
 * there, also while the trip is public (decisions 2).
 */
export type Access = { who: "anyone" | "signed-in" } | { who: TripRight; trip: TripLocator };

/** What a rule asks of whoever comes to a trip. */
export type TripRight = "trip-reader" | "trip-owner" | "trip-private";

export const anyone: Access = { who: "anyone" };
export const signedIn: Access = { who: "signed-in" };
export const tripReader = (...trip: TripLocator): Access => ({ who: "trip-reader", trip });
export const tripPrivate = (...trip: TripLocator): Access => ({ who: "trip-private", trip });
export const tripOwner = (...trip: TripLocator): Access => ({ who: "trip-owner", trip });

/** The parts of a row. */
export interface Parts {
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
  access: Access;
  reads?: readonly Noun[];
  changes?: readonly Noun[];
  /** Makes something: honours `Idempotency-Key` (decisions 2). */
  creates?: true;
  /** Carries an ETag and answers 304 (decisions 2). */
  isVersioned?: true;
  /** Says of when its answer is, and whose; carries an ETag and answers 304. */
  isDated?: true;
  /** Fields of the path that are texts of somebody else's making (a mail's token), not ids. */
  pathTexts?: readonly string[];
  /** Answers a file of this name, piece by piece; `answer` says what is in it, `{date}` is the caller's day. */
  download?: string;
  /** Sends the browser on (302) to the address that the handler answers. */
  redirects?: true;
}

/** A row of the endpoint table. */
export interface Endpoint extends Parts {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
}

/** Writes a row, keeping its literal types. */
export const call = <M extends Endpoint["method"], P extends string, const R extends Parts>(
  method: M,
  path: P,
  parts: R,
) => ({ method, path, ...parts });

/** The `{names}` of a path, as fields. */
export type PathParams<P extends string> = P extends `${string}{${infer Key}}${infer Rest}`
  ? { [K in Key]: string } & PathParams<Rest>
  : object;

type QueryOf<E extends Parts> = E extends { query: infer Q extends z.ZodMiniType } ? Q : null;
type BodyOf<E extends Parts> = E extends { body: infer B extends z.ZodMiniType } ? B : null;

/** What a handler gets: path and query fields, and the body, parsed. */
export type InputOf<E extends Parts & { path: string }> = PathParams<E["path"]> &
  (QueryOf<E> extends z.ZodMiniType ? z.output<QueryOf<E>> : object) &
  (BodyOf<E> extends z.ZodMiniType ? { body: z.output<BodyOf<E>> } : object);

/** What a caller sends: the same before parsing. */
export type CallOf<E extends Parts & { path: string }> = PathParams<E["path"]> &
  (QueryOf<E> extends z.ZodMiniType ? z.input<QueryOf<E>> : object) &
  (BodyOf<E> extends z.ZodMiniType ? { body: z.input<BodyOf<E>> } : object);

/** What a row answers. */
export type AnswerOf<E extends Parts> = z.output<E["answer"]>;

/** An answer that others told us: of which day it is (`Last-Modified`) and whose (`X-Source`). */
export interface Dated<T> {
  answer: T;
  /** `YYYY-MM-DD`. */
  date: string;
  source: string;
}

/** What a row's handler gives: the answer, a file's pieces, or the address to send the browser on to. */
export type HandlerAnswer<E extends Parts> = E extends { redirects: true }
  ? string
  : E extends { download: string }
    ? AsyncIterable<string | Uint8Array>
    : E extends { isDated: true }
      ? Dated<AnswerOf<E>>
      : AnswerOf<E>;

/** One handler a row: a row without a handler does not compile. */
export type Handlers<Group extends Record<string, Parts & { path: string }>, Context> = {
  [K in keyof Group]: (
    input: InputOf<Group[K]>,
    context: Context,
  ) => Promise<HandlerAnswer<Group[K]>>;
};
