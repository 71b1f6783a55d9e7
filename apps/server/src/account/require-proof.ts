import type { passkeyProof } from "@castor/core/account/passkeys.ts";
import { AppError } from "@castor/core/errors.ts";
import type * as z from "zod/mini";
import { requireViewer } from "../http/access/require-context.ts";
import type { CallContext } from "../http/calls/context.ts";
import type { AccountOptions } from "./account-options.ts";
import { checkUsedPasskey } from "./passkeys/check-passkey.ts";
import { requirePassword } from "./passwords/require-password.ts";
import { requireFreshLogin } from "./sessions/require-fresh-login.ts";
import { passSecondStep, requireRight } from "./two-step/pass-two-step.ts";
import { loadUser, lockUser, type User } from "./user-store.ts";

/**
 * Throws unless the viewer has proven who they are, before the ways to log in are changed: with one of their passkeys, or
 * with the password and the code of two-step login; users without a password with a fresh social login.
 */
export async function requireProof(
  {
    database,
    loginLimits,
    relyingParty,
  }: Pick<AccountOptions, "database" | "loginLimits" | "relyingParty">,
  { password, passkey, code }: z.output<typeof passkeyProof>,
  context: CallContext,
): Promise<User> {
  const viewer = requireViewer(context);
  const user = await database.glance((queries) => loadUser(queries, viewer.userId));
  if (user === undefined) throw new AppError("UNAUTHORIZED");
  if (passkey !== undefined) {
    const owner = await database.write((queries) =>
      checkUsedPasskey(queries, relyingParty, passkey, context.now),
    );
    if (owner !== user.id) throw new AppError("INVALID_TOKEN", { words: "unknownPasskey" });
    return user;
  }
  if (password !== undefined)
    await requirePassword(loginLimits, user, { field: "password", password }, context);
  else
    await database.glance((queries) =>
      requireFreshLogin(queries, user, viewer, context.now, "changeNeedsLogin"),
    );
  const outcome = await database.write(async (queries) => {
    await lockUser(queries, user.id);
    return passSecondStep(queries, user.id, code, context);
  });
  requireRight(outcome);
  return user;
}
