import { AppError } from "@castor/core/errors.ts";
import { message } from "@castor/core/schemas/validation.ts";
import type { Queries } from "../../db/database.ts";
import { type EventContext, saveEvent } from "../activity/account-event-store.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";
import { findPeriod, isTotpCode } from "./totp.ts";
import {
  hasTwoStep,
  loadTwoStep,
  saveRightCode,
  saveWrongCode,
  type TwoStep,
} from "./two-step-store.ts";

/** A code has a million values, so wrong ones delay the next try: after the 5th by a minute, then twice as long, to an hour. */
const freeFailures = 5;
const minuteMs = 60_000;
const longestMinutes = 60;

/** Whether a code was right. Seconds to wait when it was not checked at all. */
export type Outcome = "right" | "wrong" | "missing" | { waitSeconds: number };

/**
 * Checks a code of the user's app or a recovery code, and uses it up. The user must be locked. It does not throw, since
 * a wrong code has to be counted in the caller's transaction. Recovery codes cannot be guessed and are never delayed,
 * so that somebody who knows the password cannot lock the owner out.
 */
export async function passTwoStep(
  queries: Queries,
  userId: string,
  code: string,
  context: EventContext,
): Promise<Outcome> {
  const twoStep = await loadTwoStep(queries, userId);
  if (twoStep === undefined) return "wrong";
  const { now } = context;
  if (!isTotpCode(code)) {
    if (!twoStep.isOn || !(await takeRecoveryCode(queries, userId, code))) return "wrong";
    await saveEvent(queries, { userId, kind: "recoveryCodeUsed" }, context);
    return "right";
  }
  const wait = new Date(twoStep.blockedUntil ?? 0).getTime() - now.getTime();
  if (wait > 0) return { waitSeconds: Math.ceil(wait / 1_000) };
  const period = findPeriod(twoStep.key, code, now);
  if (period !== null && period > twoStep.lastPeriod) {
    await saveRightCode(queries, userId, period);
    return "right";
  }
  await saveWrongCode(queries, userId, countFailure(twoStep, now));
  return "wrong";
}

/**
 * The second step of who has proven the password, where the account has one; else right. The user must be locked. Like
 * `passTwoStep` it does not throw.
 */
export async function passSecondStep(
  queries: Queries,
  userId: string,
  code: string | undefined,
  context: EventContext,
): Promise<Outcome> {
  if (!(await hasTwoStep(queries, userId))) return "right";
  return code === undefined ? "missing" : passTwoStep(queries, userId, code, context);
}

function countFailure(twoStep: TwoStep, now: Date) {
  const failures = twoStep.failures + 1;
  const beyond = failures - freeFailures;
  const minutes = Math.min(2 ** beyond, longestMinutes);
  const blockedUntil =
    beyond < 0 ? null : new Date(now.getTime() + minutes * minuteMs).toISOString();
  return { failures, blockedUntil };
}

/** Throws unless the code was right. */
export function requireRight(outcome: Outcome): void {
  if (outcome === "right") return;
  if (outcome === "missing")
    throw new AppError("VALIDATION_FAILED", {
      words: "codeNeeded",
      fields: { code: message("required") },
    });
  if (outcome === "wrong")
    throw new AppError("VALIDATION_FAILED", {
      words: "wrongCode",
      fields: { code: message("wrongCode") },
    });
  throw new AppError("TOO_MANY_REQUESTS", { retryAfter: outcome.waitSeconds });
}
