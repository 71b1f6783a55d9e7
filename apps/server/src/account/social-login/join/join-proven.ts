import type { joinProof } from "@castor/core/account/social-login.ts";
import { AppError } from "@castor/core/errors.ts";
import { message } from "@castor/core/schemas/validation.ts";
import type * as z from "zod/mini";
import type { Queries } from "../../../db/database.ts";
import { hashToken } from "../../../db/secret-tokens.ts";
import type { CallContext } from "../../../http/calls/context.ts";
import type { AccountOptions } from "../../account-options.ts";
import { saveEvent } from "../../activity/account-event-store.ts";
import { findLinkToken, takeLinkToken } from "../../link-token-store.ts";
import { checkUsedPasskey } from "../../passkeys/check-passkey.ts";
import { requirePassword } from "../../passwords/require-password.ts";
import { passSecondStep, requireRight } from "../../two-step/pass-two-step.ts";
import { loadUser, lockUser, type User } from "../../user-store.ts";
import { type PendingJoin, takePendingJoin } from "../pending-join-store.ts";
import { findJoined, saveJoined } from "../social-login-store.ts";

type Proof = z.output<typeof joinProof>;

/**
 * Joins a person at a provider to an account that was proven: by its password or the link of a mail, with the code of
 * two-step login where it has that, or by a passkey. A link is worth something only with the challenge of the browser
 * in which the login began, so one that comes unasked joins nothing (decision 084). Answers the user.
 */
export async function joinProven(
  options: AccountOptions,
  { userId }: PendingJoin,
  proof: Proof,
  context: CallContext,
): Promise<User> {
  const { database, mailQueue } = options;
  const { now } = context;
  const user = await database.glance((queries) => loadUser(queries, userId));
  if (user === undefined) throw tooLate();
  await prove(options, user, proof, context);
  const outcome = await database.write(async (queries) => {
    const current = await lockUser(queries, user.id);
    // A new password has ended what was begun with the old one.
    if (current?.passwordHash !== user.passwordHash) throw tooLate();
    if (proof.passkey === undefined) {
      const passed = await passSecondStep(queries, user.id, proof.code, context);
      if (passed !== "right") return passed;
    }
    if (proof.token !== undefined) await takeToken(queries, user, proof.token, now);
    const join = await takePendingJoin(queries, hashToken(proof.challenge), now);
    if (join === undefined) throw tooLate();
    const { provider, issuer, subject } = join;
    const isJoined = await saveJoined(queries, { ...join, isJoin: true }, now);
    if (!isJoined && (await findJoined(queries, issuer, subject)) !== user.id) throw tooLate();
    await saveEvent(
      queries,
      { userId: user.id, kind: "socialLoginAdded", detail: provider },
      context,
    );
    const mail = { kind: "loginChanged", userId: user.id, lang: current.lang } as const;
    await mailQueue.enqueue(queries, mail, now);
    return "right";
  });
  requireRight(outcome);
  return user;
}

async function prove(
  { database, loginLimits, relyingParty }: AccountOptions,
  user: User,
  { passkey, password, token }: Proof,
  context: CallContext,
): Promise<void> {
  const { now } = context;
  if (passkey !== undefined) {
    const owner = await database.write((queries) =>
      checkUsedPasskey(queries, relyingParty, passkey, now),
    );
    if (owner !== user.id) throw new AppError("INVALID_TOKEN", { words: "unknownPasskey" });
  } else if (password !== undefined)
    await requirePassword(loginLimits, user, { field: "password", password }, context);
  else if (token !== undefined) {
    // It is used up only with the right code.
    const owner = await database.glance((queries) =>
      findLinkToken(queries, hashToken(token), "join", now),
    );
    if (owner !== user.id) throw invalidLink();
  } else
    throw new AppError("VALIDATION_FAILED", {
      words: "passwordNeeded",
      fields: { password: message("required") },
    });
}

async function takeToken(queries: Queries, user: User, token: string, now: Date): Promise<void> {
  const owner = await takeLinkToken(queries, hashToken(token), "join", now);
  if (owner !== user.id) throw invalidLink();
}

const tooLate = () => new AppError("INVALID_TOKEN", { words: "invalidLoginCode" });
const invalidLink = () => new AppError("INVALID_TOKEN", { words: "invalidJoinLink" });
