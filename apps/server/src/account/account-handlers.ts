import { requireViewer } from "../http/access/require-context.ts";
import type { AccountHandlers, AccountOptions } from "./account-options.ts";
import { listEvents } from "./activity/account-event-store.ts";
import { createPasskeyHandlers } from "./passkeys/passkey-handlers.ts";
import { createPasswordHandlers } from "./passwords/password-handlers.ts";
import { createProfileHandlers } from "./profile/profile-handlers.ts";
import { createRegistrationHandlers } from "./registration/registration-handlers.ts";
import { createSessionHandlers } from "./sessions/session-handlers.ts";
import { createJoinHandlers } from "./social-login/join/join-handlers.ts";
import { createSocialLoginHandlers } from "./social-login/social-login-handlers.ts";
import { createTwoStepHandlers } from "./two-step/two-step-handlers.ts";

/** What happened to the own account (specification#account-activity). */
const createActivityHandlers = ({
  database,
}: AccountOptions): Pick<AccountHandlers, "activity"> => ({
  activity: async ({ limit }, context) => {
    const { userId } = requireViewer(context);
    return database.glance((queries) => listEvents(queries, userId, limit));
  },
});

/** The endpoints `auth/*` (specification#accounts). Passwords are hashed outside transactions. */
export const createAccountHandlers = (options: AccountOptions): AccountHandlers => ({
  ...createRegistrationHandlers(options),
  ...createSessionHandlers(options),
  ...createPasswordHandlers(options),
  ...createProfileHandlers(options),
  ...createSocialLoginHandlers(options),
  ...createJoinHandlers(options),
  ...createTwoStepHandlers(options),
  ...createPasskeyHandlers(options),
  ...createActivityHandlers(options),
});
