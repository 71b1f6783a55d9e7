import type { Endpoint } from "@castor/core/endpoint.ts";
import type { ErrorCode } from "@castor/core/errors.ts";
import type { Database } from "../db/database.ts";
import type { AddressLimits } from "./address-limits.ts";
import type { Viewer } from "./context.ts";
import type { KeyedReads } from "./keyed-answers.ts";
import type { ReadyAnswers } from "./ready-answers.ts";
import type { UserLimits } from "./user-limits.ts";

/** A row with its name, `group.row`, as the log, keys and limits know it. */
export interface NamedRow extends Endpoint {
  name: string;
}

/** Any row's handler, its types checked where the handlers are put together (`app.ts`). */
export type AnyHandler = (input: never, context: never) => Promise<unknown>;

/** What answering calls needs besides the rows. */
export interface CallKit {
  database: Database;
  readyAnswers: ReadyAnswers;
  /** Idempotency keys whose first call this process is still answering. */
  keysInFlight: Set<string>;
  keyedReads: KeyedReads;
  /** The site is on https: its cookies go nowhere else. */
  isSecure: boolean;
  /** Null when `RATE_LIMIT` is off. */
  addressLimits: AddressLimits | null;
  /** Null when `RATE_LIMIT` is off. */
  userLimits: UserLimits | null;
  /** Where a browser goes on to that a row could not send where it should. */
  failureAddress(code: ErrorCode): string;
  /** Who an access token speaks of; null when it is expired or not ours. */
  verifyToken(token: string): Promise<Viewer | null>;
}
