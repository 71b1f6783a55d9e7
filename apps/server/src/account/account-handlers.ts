import type { AccountHandlers, AccountParts } from "./account-parts.ts";
import { createPasswordHandlers } from "./password-handlers.ts";
import { createProfileHandlers } from "./profile-handlers.ts";
import { createRegistrationHandlers } from "./registration-handlers.ts";
import { createSessionHandlers } from "./session-handlers.ts";
import { createSocialLoginHandlers } from "./social-login-handlers.ts";

/** The calls of `auth/*` (section 7, decisions 3). Passwords are hashed outside of any transaction. */
export const createAccountHandlers = (parts: AccountParts): AccountHandlers => ({
  ...createRegistrationHandlers(parts),
  ...createSessionHandlers(parts),
  ...createPasswordHandlers(parts),
  ...createProfileHandlers(parts),
  ...createSocialLoginHandlers(parts),
});
