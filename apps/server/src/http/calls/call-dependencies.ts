import type { Endpoint } from "@castor/core/endpoint.ts";
import type { ErrorCode } from "@castor/core/errors.ts";
import type { Database, Queries } from "../../db/database.ts";
import type { ResponseCache } from "../answers/response-cache.ts";
import type { ReloadByRow } from "../idempotency/stored-answers.ts";
import type { AddressLimits } from "../limits/address-limits.ts";
import type { RateLimiter } from "../limits/rate-limiters.ts";
import type { UserLimits } from "../limits/user-limits.ts";
import type { Reader, TripAccess, TripContext, Viewer } from "./context.ts";

/** An endpoint with its name, `group.row`, as used in the log, keys and limits. */
export interface NamedRow extends Endpoint {
  name: string;
}

/** A handler of any endpoint. Its types are checked where handlers are put together (`assembly/create-handlers.ts`). */
export type AnyHandler = (input: never, context: never) => Promise<unknown>;

/** Everything that an answer depends on besides its input, as two texts. Where both are equal, so are the answers. */
export interface Version {
  /** What stays: whose answer it is, the language. */
  of: string;
  /** What grows old: versions of trips. An answer replaces those of other tags. */
  tag: string;
}

/** A committed change of a trip. */
export interface TripWritten {
  tripId: string;
  /** The trip's version with it; null where the call does not know. */
  version: number | null;
  /** Its `Idempotency-Key`; null when it had none. */
  changeId: string | null;
}

/** A change of a trip, by who makes it. */
export interface RaisedTrip {
  tripId: string;
  version: number;
  userId: string;
  now: Date;
}

export type AnswerVersion = (context: TripContext) => Promise<Version>;

/** What answering a call needs besides its endpoint. */
export interface CallDependencies {
  database: Database;
  responseCache: ResponseCache;
  /** Reads that are answered from the response cache without an ETag, by the name of their row. */
  answerVersions: Readonly<Record<string, AnswerVersion>>;
  /** Idempotency keys whose first call is still running in this process. */
  keysInFlight: Set<string>;
  reloadByRow: ReloadByRow;
  /** Runs before each change of a trip or of anything in it, in the same transaction, when its version has been raised. */
  onTripRaised(queries: Queries, change: RaisedTrip): Promise<void>;
  /** Runs after the same change, with all that it has done. */
  onTripDone(queries: Queries, change: RaisedTrip): Promise<void>;
  /** Runs after each change of a trip or of anything in it, in the same transaction. The trip may be gone. */
  onTripChanged(queries: Queries, tripId: string, now: Date): Promise<void>;
  /** Told of each change of a trip or of anything in it once it is committed. */
  onTripWritten(written: TripWritten): void;
  /** Called before a change by somebody who does not see the trip's money. What it answers runs after the change. */
  watchHiddenCosts(queries: Queries, tripId: string): Promise<(now: Date) => Promise<void>>;
  /** True when the site uses https; its cookies are then sent over https only. */
  isSecure: boolean;
  /** Null when `RATE_LIMIT` is off. */
  addressLimits: AddressLimits | null;
  /** Null when `RATE_LIMIT` is off. */
  userLimits: UserLimits | null;
  /** Counts the wrong keys of secret links that an address shows. Null when `RATE_LIMIT` is off. */
  wrongKeys: RateLimiter | null;
  /** Told of each read of a trip by a versioned endpoint, also when the caller had the answer already (304). */
  noteRead(row: string, trip: TripAccess, reader: Reader): void;
  /** The page that explains the failure of an endpoint that redirects browsers. */
  failureAddress(code: ErrorCode): string;
  /** The viewer of an access token; null when it is expired or invalid. */
  verifyToken(token: string): Promise<Viewer | null>;
}
