import { AppError } from "@castor/core/errors.ts";
import type { Queries } from "../../db/database.ts";
import { requireViewer } from "../../http/access/require-context.ts";
import { requireSession } from "../../http/access/session.ts";
import type { CallContext } from "../../http/calls/context.ts";
import type { AccountHandlers, AccountOptions } from "../account-options.ts";
import { saveEvent } from "../activity/account-event-store.ts";
import { attemptLogin } from "../limits/login-limits.ts";
import { findChallenge, takeChallenge } from "../login-challenge-store.ts";
import { requirePassword } from "../passwords/require-password.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { logFailedLogin } from "../sessions/log-failed-login.ts";
import { loadUser, lockUser } from "../user-store.ts";
import { passTwoStep, requireRight } from "./pass-two-step.ts";
import { countRecoveryCodes, removeRecoveryCodes, renewRecoveryCodes } from "./recovery-codes.ts";
import { isTotpCode, newTotpKey, totpAddress } from "./totp.ts";
import { confirmKey, hasTwoStep, loadTwoStep, removeTwoStep, saveKey } from "./two-step-store.ts";

type Rows =
  | "twoStep"
  | "twoStepLogin"
  | "beginTwoStep"
  | "turnOnTwoStep"
  | "turnOffTwoStep"
  | "renewRecoveryCodes";

/** Two-step login (specification#two-step-login). */
export function createTwoStepHandlers(options: AccountOptions): Pick<AccountHandlers, Rows> {
  const { database, loginLimits, mailQueue } = options;

  /** Checks a code of the viewer and, if it is right, runs `change` in the same transaction. */
  const changeWithCode = async <T>(
    code: string,
    context: CallContext,
    change: (queries: Queries, userId: string) => Promise<T>,
  ): Promise<T> => {
    const viewer = requireViewer(context);
    const { outcome, done } = await database.write(async (queries) => {
      const user = await lockUser(queries, viewer.userId);
      await requireSession(queries, viewer);
      const outcome = await passTwoStep(queries, viewer.userId, code, context);
      if (outcome !== "right" || user === undefined) return { outcome, done: null };
      return { outcome, done: { value: await change(queries, user.id) } };
    });
    requireRight(outcome);
    if (done === null) throw new AppError("UNAUTHORIZED");
    mailQueue.wake();
    return done.value;
  };

  const notify = async (queries: Queries, userId: string, now: Date) => {
    const user = await loadUser(queries, userId);
    if (user === undefined) return;
    await mailQueue.enqueue(queries, { kind: "loginChanged", userId, lang: user.lang }, now);
  };

  return {
    twoStep: async (_input, context) => {
      const { userId } = requireViewer(context);
      return database.read(async (queries) => ({
        isOn: await hasTwoStep(queries, userId),
        recoveryCodesLeft: await countRecoveryCodes(queries, userId),
      }));
    },

    twoStepLogin: ({ body: { challenge, code } }, context) =>
      logFailedLogin("twoStep", context, async (subject) => {
        const { now, address } = context;
        const begun = await database.glance((queries) =>
          findChallenge(queries, challenge, "twoStep", now),
        );
        if (begun === undefined || begun.userId === null) throw challengeOver();
        const { userId } = begun;
        subject.userId = userId;
        const pass = async () => {
          const passed = await database.write(async (queries) => {
            const current = await lockUser(queries, userId);
            const outcome = await passTwoStep(queries, userId, code, context);
            const failed = { userId, kind: "loginFailed", detail: "twoStep" } as const;
            if (outcome === "wrong") await saveEvent(queries, failed, context);
            if (outcome !== "right") return { outcome };
            const taken = await takeChallenge(queries, challenge, "twoStep", now);
            return { outcome, user: taken && current };
          });
          // What was not checked does not count as wrong.
          if (typeof passed.outcome === "object") requireRight(passed.outcome);
          return passed.outcome === "right" ? { user: passed.user } : undefined;
        };
        // An account of its own in the limits: the right password before it forgets wrong passwords, not wrong codes.
        // Recovery codes cannot be guessed and are not limited by account.
        const passed = isTotpCode(code)
          ? await attemptLogin(loginLimits, `two-step ${userId}`, address, pass)
          : await pass();
        if (passed === undefined) requireRight("wrong");
        const user = passed?.user;
        if (user === undefined) throw challengeOver();
        const session = await beginSession(options, user, "twoStep", context);
        return { ...session, message: context.translate("answers.loggedIn") };
      }),

    beginTwoStep: async ({ body: { password } }, context) => {
      const { userId } = requireViewer(context);
      const user = await database.glance((queries) => loadUser(queries, userId));
      if (user === undefined) throw new AppError("UNAUTHORIZED");
      if (user.passwordHash === null)
        throw new AppError("VALIDATION_FAILED", { words: "noPasswordYet" });
      await requirePassword(loginLimits, user, { field: "password", password }, context);
      const key = newTotpKey();
      await database.write(async (queries) => {
        await lockUser(queries, userId);
        if (await hasTwoStep(queries, userId))
          throw new AppError("CONFLICT", { words: "twoStepIsOn" });
        await saveKey(queries, userId, key);
      });
      return { key, address: totpAddress(key, user.username) };
    },

    turnOnTwoStep: async ({ body: { code } }, context) => {
      const codes = await changeWithCode(code, context, async (queries, userId) => {
        if ((await loadTwoStep(queries, userId))?.isOn)
          throw new AppError("CONFLICT", { words: "twoStepIsOn" });
        await confirmKey(queries, userId, context.now);
        await notify(queries, userId, context.now);
        await saveEvent(queries, { userId, kind: "twoStepOn" }, context);
        return renewRecoveryCodes(queries, userId);
      });
      return { success: true, recoveryCodes: codes };
    },

    turnOffTwoStep: async ({ body: { code } }, context) => {
      await changeWithCode(code, context, async (queries, userId) => {
        await removeTwoStep(queries, userId);
        await removeRecoveryCodes(queries, userId);
        await saveEvent(queries, { userId, kind: "twoStepOff" }, context);
        await notify(queries, userId, context.now);
      });
      return { success: true };
    },

    renewRecoveryCodes: async ({ body: { code } }, context) => {
      const codes = await changeWithCode(code, context, async (queries, userId) => {
        if (!(await hasTwoStep(queries, userId))) throw new AppError("NOT_FOUND");
        await saveEvent(queries, { userId, kind: "recoveryCodesRenewed" }, context);
        return renewRecoveryCodes(queries, userId);
      });
      return { success: true, recoveryCodes: codes };
    },
  };
}

const challengeOver = () => new AppError("INVALID_TOKEN", { words: "invalidLoginCode" });
