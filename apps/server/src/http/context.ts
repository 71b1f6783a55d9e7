import type { Language } from "@castor/core/account/language.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { Queries } from "../db/database.ts";

/** Who asks: the user and the session of a valid access token. */
export interface Viewer {
  userId: string;
  sessionId: string;
}

/** The trip that an access rule led to, as the access check read it in the same snapshot or transaction. */
export interface TripAccess {
  id: string;
  ownerId: string;
  version: number;
  canEdit: boolean;
}

/** The cookies of a call that are the server's own; `set` lasts so many seconds. */
export interface CallCookies {
  read(name: string): string | undefined;
  /** The names of those that the caller sent, the oldest first. */
  names(): string[];
  set(name: string, value: string, seconds: number): void;
  clear(name: string): void;
}

/** What every handler is given besides its input. */
export interface CallContext {
  /** Null for anonymous. */
  viewer: Viewer | null;
  language: Language;
  translate: Translate<ServerWordsKey>;
  /** The caller's IANA zone (`X-Time-Zone`), else UTC. */
  zone: string;
  now: Date;
  address: string;
  userAgent: string;
  cookies: CallCookies;
}

/** For rows of the noun trips: inside one transaction (rows that change) or one snapshot (rows that read). */
export interface TripContext extends CallContext {
  queries: Queries;
  /** Null where the row names no trip (the list) or makes one. */
  trip: TripAccess | null;
}
