import type { Language } from "@castor/core/basics/language.ts";
import type { Standing } from "@castor/core/members/member.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { CountPiece } from "../../concurrency/in-turns.ts";
import type { Queries } from "../../db/database.ts";
import type { Log } from "../../process/log.ts";

/** The user and the session of a valid access token. */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** When the token expires (milliseconds since 1970). */
  expires: number;
}

/** The trip of the call, as the access check read it in the same snapshot or transaction. */
export interface TripAccess {
  id: string;
  ownerId: string;
  ownerName: string;
  version: number;
  /** Where the viewer stands with it. */
  standing: Standing;
}

/** The server's own cookies of a call. `set` takes the lifetime in seconds. */
export interface CallCookies {
  read(name: string): string | undefined;
  /** Names of the cookies that the caller sent, oldest first. */
  names(): string[];
  set(name: string, value: string, seconds: number): void;
  clear(name: string): void;
}

/** Who calls, as far as the server knows. */
export interface Reader {
  /** Null for anonymous. */
  viewer: Viewer | null;
  address: string;
  userAgent: string;
}

/** What every handler gets besides its input. */
export interface CallContext extends Reader {
  language: Language;
  translate: Translate<ServerWordsKey>;
  /** The caller's IANA time zone (`X-Time-Zone`), else UTC. */
  zone: string;
  now: Date;
  cookies: CallCookies;
  /** Makes a piece of a file, which is made when the handler has answered, and counts the work. */
  countPiece: CountPiece;
  /** Its lines bear the id of the request. */
  log: Pick<Log, "info">;
}

/** What a change of a trip needs, whoever makes it. */
export type ChangeContext = Pick<TripContext, "queries" | "trip" | "viewer" | "now">;

/** For endpoints of trips: runs in one transaction (changes) or one snapshot (reads). */
export interface TripContext extends CallContext {
  queries: Queries;
  /** Null for endpoints without a trip: the list and the creation of trips. */
  trip: TripAccess | null;
}
