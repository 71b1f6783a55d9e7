import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import type { BackgroundTasks } from "../concurrency/background-tasks.ts";
import type { Database } from "../db/database.ts";
import type { CallContext } from "../http/calls/context.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { LoginLimits } from "./limits/login-limits.ts";
import type { RecipientLimits } from "./limits/recipient-limits.ts";
import type { RelyingParty } from "./passkeys/relying-party.ts";
import type { AccessTokens } from "./sessions/access-tokens.ts";
import type { SocialLogins } from "./social-login/social-logins.ts";

/** The handlers of `auth/*`. */
export type AccountHandlers = Handlers<(typeof endpoints)["account"], CallContext>;

/** What the handlers need. */
export interface AccountOptions {
  database: Database;
  accessTokens: AccessTokens;
  mailQueue: MailQueue;
  /** Runs work that no answer waits for, so that response times reveal nothing. */
  background: BackgroundTasks;
  socialLogins: SocialLogins;
  relyingParty: RelyingParty;
  /** Null when `RATE_LIMIT` is off. */
  loginLimits: LoginLimits | null;
  /** Null when `RATE_LIMIT` is off. */
  recipientLimits: RecipientLimits | null;
}
