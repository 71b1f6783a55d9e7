import { AppError } from "@castor/core/errors.ts";
import { hashToken } from "../../db/secret-tokens.ts";
import { requireViewer } from "../../http/access/require-context.ts";
import { requireSession } from "../../http/access/session.ts";
import type { AccountHandlers, AccountOptions } from "../account-options.ts";
import { saveEvent } from "../activity/account-event-store.ts";
import { endLinks, findLinkToken, takeLinkToken } from "../link-token-store.ts";
import { endChallenges } from "../login-challenge-store.ts";
import { confirmUser } from "../registration/new-user-store.ts";
import { endAllSessions, endOtherSessions } from "../sessions/session-store.ts";
import { passSecondStep, requireRight } from "../two-step/pass-two-step.ts";
import { undoRecentSteps } from "../undo-recent-steps.ts";
import { loadUser, loadUserByName, lockUser, savePassword } from "../user-store.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { hashPassword } from "./passwords.ts";
import { requirePassword, wrongPassword } from "./require-password.ts";

type Rows = "password" | "forgotPassword" | "checkResetLink" | "resetPassword";

/** Changes a password, and resets it by a mail's link (specification#password-change, specification#password-reset). */
export function createPasswordHandlers(options: AccountOptions): Pick<AccountHandlers, Rows> {
  const { database, mailQueue, background, loginLimits, recipientLimits } = options;

  return {
    password: async ({ body }, context) => {
      const { now, translate } = context;
      const viewer = requireViewer(context);
      const { userId } = viewer;
      const user = await database.glance((queries) => loadUser(queries, userId));
      if (user === undefined) throw new AppError("UNAUTHORIZED");
      if (user.passwordHash === null)
        throw new AppError("VALIDATION_FAILED", { words: "noPasswordYet" });
      const sent = { field: "oldPassword", password: body.oldPassword } as const;
      await requirePassword(loginLimits, user, sent, context);
      await refuseCommonPassword(body.newPassword, user, "newPassword");
      const passwordHash = await hashPassword(body.newPassword);
      const outcome = await database.write(async (queries) => {
        const current = await lockUser(queries, userId);
        // Of two concurrent changes the second finds its session ended or its old password wrong.
        await requireSession(queries, viewer);
        if (current?.passwordHash !== user.passwordHash) throw wrongPassword("oldPassword");
        const passed = await passSecondStep(queries, userId, body.code, context);
        if (passed !== "right") return passed;
        await savePassword(queries, userId, passwordHash);
        await endChallenges(queries, userId);
        await endOtherSessions(queries, viewer);
        await endLinks(queries, userId, "reset");
        await endLinks(queries, userId, "join");
        await saveEvent(queries, { userId, kind: "passwordChanged" }, context);
        const mail = { kind: "passwordChanged", userId, lang: current.lang } as const;
        await mailQueue.enqueue(queries, mail, now);
        return passed;
      });
      requireRight(outcome);
      mailQueue.wake();
      return { success: true, message: translate("answers.passwordChanged") };
    },

    // Runs in the background: the answer does not reveal whether the account exists.
    forgotPassword: async ({ body: { username } }, { now, language, translate }) => {
      background.run(async () => {
        const user = await database.glance((queries) => loadUserByName(queries, username));
        if (user === undefined) return;
        if ((await recipientLimits?.allows(username, "reset")) === false) return;
        // Whoever registered an unconfirmed address may be a stranger to it.
        const lang = user.isConfirmed ? user.lang : language;
        const mail = { kind: "reset", userId: user.id, lang } as const;
        await database.write((queries) => mailQueue.enqueue(queries, mail, now));
        mailQueue.wake();
      });
      return { success: true, message: translate("answers.resetSent") };
    },

    checkResetLink: async ({ token }, { now }) => {
      const find = hashToken(token);
      const userId = await database.glance((queries) => findLinkToken(queries, find, "reset", now));
      return { valid: userId !== undefined };
    },

    // The link proves the address, so an unconfirmed address is confirmed, without anything that was registered.
    resetPassword: async ({ body }, { now, userAgent, language, translate }) => {
      const hash = hashToken(body.token);
      const owner = await database.glance(async (queries) => {
        const found = await findLinkToken(queries, hash, "reset", now);
        return found === undefined ? undefined : loadUser(queries, found);
      });
      // Checked before hashing, which is too expensive for invented tokens.
      if (owner === undefined) throw invalidResetLink();
      const userId = owner.id;
      await refuseCommonPassword(body.password, owner, "password");
      const passwordHash = await hashPassword(body.password);
      await database.write(async (queries) => {
        const user = await lockUser(queries, userId);
        const isTaken = (await takeLinkToken(queries, hash, "reset", now)) !== undefined;
        if (user === undefined || !isTaken) throw invalidResetLink();
        const lang = user.isConfirmed ? user.lang : language;
        if (user.isConfirmed) await savePassword(queries, userId, passwordHash);
        else {
          await confirmUser(queries, userId, { passwordHash, publicName: "", lang }, now);
          await saveEvent(queries, { userId, kind: "registered" }, { now, userAgent });
        }
        await endChallenges(queries, userId);
        await endAllSessions(queries, userId);
        await undoRecentSteps(queries, userId, now);
        await endLinks(queries, userId, "join");
        await saveEvent(queries, { userId, kind: "passwordReset" }, { now, userAgent });
        const mail = { kind: "passwordChanged", userId, lang } as const;
        await mailQueue.enqueue(queries, mail, now);
      });
      mailQueue.wake();
      return { success: true, message: translate("answers.passwordReset") };
    },
  };
}

const invalidResetLink = () => new AppError("INVALID_TOKEN", { words: "invalidResetLink" });
