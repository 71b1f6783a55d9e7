import { AppError } from "@castor/core/errors.ts";
import { hashToken } from "../../../db/secret-tokens.ts";
import { requireViewer } from "../../../http/access/require-context.ts";
import { requireSession } from "../../../http/access/session.ts";
import type { AccountHandlers, AccountOptions } from "../../account-options.ts";
import { saveEvent } from "../../activity/account-event-store.ts";
import { listPasskeys } from "../../passkeys/passkey-store.ts";
import { requireProof } from "../../require-proof.ts";
import { beginSession } from "../../sessions/begin-session.ts";
import { logFailedLogin } from "../../sessions/log-failed-login.ts";
import { endSessionsOf } from "../../sessions/session-store.ts";
import { loadUser, lockUser } from "../../user-store.ts";
import { findPendingJoin } from "../pending-join-store.ts";
import { invalidCode, listJoined, removeJoined, requireJoined } from "../social-login-store.ts";
import { joinProven } from "./join-proven.ts";

type Rows = "joinSocialLogin" | "mailJoinLink" | "socialLogins" | "removeSocialLogin";

/** Social logins that are joined to an account: after its proof, listed, removed (specification#social-login-account). */
export function createJoinHandlers(options: AccountOptions): Pick<AccountHandlers, Rows> {
  const { database, mailQueue, recipientLimits } = options;

  const requireJoin = async (challenge: string, now: Date) => {
    const join = await database.glance((queries) =>
      findPendingJoin(queries, hashToken(challenge), now),
    );
    if (join === undefined) throw invalidCode();
    return join;
  };

  return {
    joinSocialLogin: async ({ body }, context) => {
      const join = await requireJoin(body.challenge, context.now);
      return logFailedLogin(join.provider, context, async (subject) => {
        subject.userId = join.userId;
        const user = await joinProven(options, join, body, context);
        mailQueue.wake();
        const session = await beginSession(options, user, join.provider, context, (queries) =>
          requireJoined(queries, join),
        );
        return { ...session, message: context.translate("answers.loggedIn") };
      });
    },

    mailJoinLink: async ({ body: { challenge } }, { now, translate }) => {
      const { userId } = await requireJoin(challenge, now);
      const user = await database.glance((queries) => loadUser(queries, userId));
      if (user === undefined) throw invalidCode();
      await recipientLimits?.count(user.username, "account");
      const mail = { kind: "join", userId, lang: user.lang } as const;
      await database.write((queries) => mailQueue.enqueue(queries, mail, now));
      mailQueue.wake();
      return { success: true, message: translate("answers.joinLinkSent") };
    },

    socialLogins: async (_input, context) => {
      const { userId } = requireViewer(context);
      const joined = await database.glance((queries) => listJoined(queries, userId));
      return joined.map(({ id, provider, created }) => ({ id, provider, created }));
    },

    removeSocialLogin: async ({ id, body }, context) => {
      const viewer = requireViewer(context);
      const user = await requireProof(options, body, context);
      await database.write(async (queries) => {
        await lockUser(queries, user.id);
        await requireSession(queries, viewer);
        const joined = await listJoined(queries, user.id);
        const removed = joined.find((one) => one.id === id);
        if (removed === undefined) throw new AppError("NOT_FOUND");
        const hasPasskey = (await listPasskeys(queries, user.id)).length > 0;
        if (joined.length === 1 && user.passwordHash === null && !hasPasskey)
          throw new AppError("VALIDATION_FAILED", { words: "onlyLogin" });
        await removeJoined(queries, removed);
        // Whoever came by it is out, but the caller, who has just proven the account.
        await endSessionsOf(queries, viewer, removed.provider);
        const detail = removed.provider;
        await saveEvent(queries, { userId: user.id, kind: "socialLoginRemoved", detail }, context);
        const mail = { kind: "loginChanged", userId: user.id, lang: user.lang } as const;
        await mailQueue.enqueue(queries, mail, context.now);
      });
      mailQueue.wake();
      return { success: true };
    },
  };
}
