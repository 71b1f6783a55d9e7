import { AppError } from "@castor/core/errors.ts";
import { requireSession } from "../access.ts";
import { requireViewer } from "../http/require-context.ts";
import type { AccountHandlers, AccountParts } from "./account-parts.ts";
import { endLinks, findLinkToken, takeLinkToken } from "./link-token-store.ts";
import { hashPassword } from "./passwords.ts";
import { requirePassword, wrongPassword } from "./require-password.ts";
import { hashToken } from "./secret-tokens.ts";
import { endAllSessions, endOtherSessions } from "./session-store.ts";
import { confirmUser, holdUser, loadUser, loadUserByName, savePassword } from "./user-store.ts";

type Rows = "password" | "forgotPassword" | "checkResetLink" | "resetPassword";

/** Change of password, and a new one by a mail's link (section 4, decisions 3). */
export function createPasswordHandlers(parts: AccountParts): Pick<AccountHandlers, Rows> {
  const { database, mailQueue, background, loginLimits, recipientLimits } = parts;

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
      const passwordHash = await hashPassword(body.newPassword);
      await database.write(async (queries) => {
        const current = await holdUser(queries, userId);
        // Of two changes at once the second finds its session ended, or its old password no longer right.
        await requireSession(queries, viewer);
        if (current?.passwordHash !== user.passwordHash) throw wrongPassword("oldPassword");
        await savePassword(queries, userId, passwordHash);
        await endOtherSessions(queries, viewer);
        await endLinks(queries, userId, "reset");
        const mail = { kind: "passwordChanged", userId, lang: current.lang } as const;
        await mailQueue.enqueue(queries, mail, now);
      });
      mailQueue.wake();
      return { success: true, message: translate("answers.passwordChanged") };
    },

    // Nobody waits for it: the answer tells nothing of whether there is such a person.
    forgotPassword: async ({ body: { username } }, { now, translate }) => {
      background.run(async () => {
        const user = await database.glance((queries) => loadUserByName(queries, username));
        if (user === undefined) return;
        if ((await recipientLimits?.allows(username)) === false) return;
        const mail = { kind: "reset", userId: user.id, lang: user.lang } as const;
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

    // The mail's link proves the address too, so an unconfirmed one is confirmed.
    resetPassword: async ({ body }, { now, translate }) => {
      const hash = hashToken(body.token);
      const userId = await database.glance((queries) => findLinkToken(queries, hash, "reset", now));
      // Before the work of hashing, which nobody gets for a made-up token.
      if (userId === undefined) throw invalidResetLink();
      const passwordHash = await hashPassword(body.password);
      await database.write(async (queries) => {
        const user = await holdUser(queries, userId);
        const isTaken = (await takeLinkToken(queries, hash, "reset", now)) !== undefined;
        if (user === undefined || !isTaken) throw invalidResetLink();
        await savePassword(queries, userId, passwordHash);
        await confirmUser(queries, userId, now);
        await endAllSessions(queries, userId);
        await endLinks(queries, userId, "confirm");
        const mail = { kind: "passwordChanged", userId, lang: user.lang } as const;
        await mailQueue.enqueue(queries, mail, now);
      });
      mailQueue.wake();
      return { success: true, message: translate("answers.passwordReset") };
    },
  };
}

const invalidResetLink = () => new AppError("INVALID_TOKEN", { words: "invalidResetLink" });
