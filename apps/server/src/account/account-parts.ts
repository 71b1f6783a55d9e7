import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import type { Database } from "../db/database.ts";
import type { CallContext } from "../http/context.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { Background } from "./background.ts";
import type { LoginLimits } from "./login-limits.ts";
import type { MailQueue } from "./mail-queue.ts";
import type { RecipientLimits } from "./recipient-limits.ts";
import type { SocialLogins } from "./social-logins.ts";

/** The handlers of `auth/*`, one a row. */
export type AccountHandlers = Handlers<(typeof endpoints)["account"], CallContext>;

/** What they stand on. */
export interface AccountParts {
  database: Database;
  accessTokens: AccessTokens;
  mailQueue: MailQueue;
  /** Work that no answer waits for, so that its time tells nothing. */
  background: Background;
  socialLogins: SocialLogins;
  /** Null when `RATE_LIMIT` is off. */
  loginLimits: LoginLimits | null;
  /** Null when `RATE_LIMIT` is off. */
  recipientLimits: RecipientLimits | null;
}
