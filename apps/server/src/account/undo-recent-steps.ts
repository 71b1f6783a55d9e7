import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../db/database.ts";
import { removeRecentPasskeys } from "./passkeys/passkey-store.ts";
import { removeRecentJoins } from "./social-login/social-login-store.ts";
import { removeRecoveryCodes } from "./two-step/recovery-codes.ts";
import { removeRecentTwoStep } from "./two-step/two-step-store.ts";

const dayMs = 86_400_000;

/**
 * Removes two-step login, passkeys and joined social logins of the last 7 days, when their user sets a new password by mail. So a thief of the
 * password cannot lock the owner out by adding them, nor come back by them (decisions 059, 084).
 */
export async function undoRecentSteps(queries: Queries, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - limits.loginStepUndoDays * dayMs).toISOString();
  await removeRecentPasskeys(queries, userId, since);
  await removeRecentJoins(queries, userId, since);
  if (await removeRecentTwoStep(queries, userId, since)) await removeRecoveryCodes(queries, userId);
}
