import type { JoinRequest } from "@castor/core/account/social-login.ts";
import type { Queries } from "../../../db/database.ts";
import { hashToken, newSecretToken } from "../../../db/secret-tokens.ts";
import { listPasskeys } from "../../passkeys/passkey-store.ts";
import { hasTwoStep } from "../../two-step/two-step-store.ts";
import { loadUser } from "../../user-store.ts";
import { beginJoin } from "../pending-join-store.ts";

/**
 * What the end of a social login answers when its address has an account: a challenge, and what can prove that account.
 * Undefined when no join waits under this code.
 */
export async function askForProof(
  queries: Queries,
  codeHash: string,
  now: Date,
): Promise<Omit<JoinRequest, "redirectUrl"> | undefined> {
  const challenge = newSecretToken();
  const join = await beginJoin(queries, codeHash, hashToken(challenge), now);
  const user = join && (await loadUser(queries, join.userId));
  if (join === undefined || user === undefined) return undefined;
  return {
    success: true,
    joins: true,
    challenge,
    provider: join.provider,
    username: user.username,
    hasPassword: user.passwordHash !== null,
    hasPasskey: (await listPasskeys(queries, user.id)).length > 0,
    hasTwoStep: await hasTwoStep(queries, user.id),
  };
}
