import { AppError } from "@castor/core/errors.ts";
import { isZone } from "@castor/core/time/zone-offset.ts";
import { hashToken } from "../../db/secret-tokens.ts";
import { requireViewer } from "../../http/access/require-context.ts";
import type { CallContext } from "../../http/calls/context.ts";
import { moveToZone } from "../../reminders/reminder-settings-store.ts";
import type { AccountHandlers, AccountOptions } from "../account-options.ts";
import { saveEvent } from "../activity/account-event-store.ts";
import { attemptLogin } from "../limits/login-limits.ts";
import { saveChallenge } from "../login-challenge-store.ts";
import { isPasswordAmong, isPasswordRight } from "../passwords/passwords.ts";
import { listRegistrations } from "../registration/registration-store.ts";
import { hasTwoStep } from "../two-step/two-step-store.ts";
import { loadUserByName, lockUser, type User } from "../user-store.ts";
import { beginSession, wrongCredentials } from "./begin-session.ts";
import { logFailedLogin } from "./log-failed-login.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
  removeSession,
  useSession,
} from "./session-store.ts";

type Rows = "login" | "refresh" | "logout" | "sessions" | "endSession" | "endOtherSessions";

/** Login by password, and the sessions of logins (specification#login, specification#session-list). */
export function createSessionHandlers(options: AccountOptions): Pick<AccountHandlers, Rows> {
  const { database, accessTokens, background, loginLimits } = options;

  /** In the background: neither the answer nor its duration reveals whether the account exists. */
  const noteFailure = (userId: string, { now, userAgent }: CallContext) => {
    const failed = { userId, kind: "loginFailed", detail: "password" } as const;
    try {
      background.run(() =>
        database.write((queries) => saveEvent(queries, failed, { now, userAgent })),
      );
    } catch {
      // Too busy: the refusal matters more than its line in the list.
    }
  };
  return {
    login: ({ body }, context) =>
      logFailedLogin("password", context, async (subject) => {
        const { username, password } = body;
        const find = async () => {
          const { found, hashes } = await database.read(async (queries) => ({
            found: await loadUserByName(queries, username),
            hashes: (await listRegistrations(queries, username)).map((one) => one.passwordHash),
          }));
          if (found !== undefined) subject.userId = found.id;
          // An unconfirmed address has the passwords of all its registrations. One hash is made in any case.
          const [newest, ...others] = hashes;
          const isRight =
            newest === undefined
              ? await isPasswordRight(password, found?.passwordHash ?? null)
              : await isPasswordAmong(password, [newest, ...others]);
          if (!isRight && found?.isConfirmed) noteFailure(found.id, context);
          return isRight ? found : undefined;
        };
        // Of an unconfirmed address a stranger knows a password: the own one.
        const isOnly = ({ isConfirmed }: User) => isConfirmed;
        const user = await attemptLogin(loginLimits, username, context.address, find, isOnly);
        if (user === undefined) throw wrongCredentials();
        if (!user.isConfirmed) throw new AppError("EMAIL_NOT_CONFIRMED");
        if (await database.glance((queries) => hasTwoStep(queries, user.id))) {
          const begun = { kind: "twoStep", userId: user.id } as const;
          const challenge = await database.write(async (queries) => {
            // A new password meanwhile has ended the challenges of the old one.
            const current = await lockUser(queries, user.id);
            if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
            return saveChallenge(queries, begun, context.now);
          });
          return { success: true as const, twoStep: true as const, challenge };
        }
        const session = await beginSession(options, user, "password", context);
        return { ...session, message: context.translate("answers.loggedIn") };
      }),

    refresh: async ({ body }, { now, zone }) => {
      const hash = hashToken(body.refresh_token);
      const session = await database.write(async (queries) => {
        const used = await useSession(queries, hash, now);
        // Whoever names no zone is given UTC; a browser may know zones that the server does not.
        if (used && zone !== "UTC" && isZone(zone))
          await moveToZone(queries, used.userId, zone, now);
        return used;
      });
      if (session === undefined) throw new AppError("UNAUTHORIZED");
      return { access_token: await accessTokens.sign(session, now) };
    },

    logout: async ({ body }, context) => {
      await database.write(async (queries) => {
        const userId = await removeSession(queries, hashToken(body.refresh_token));
        if (userId !== undefined) await saveEvent(queries, { userId, kind: "loggedOut" }, context);
      });
      return { success: true };
    },

    sessions: async (_input, context) => {
      const viewer = requireViewer(context);
      return database.glance((queries) => listSessions(queries, viewer, context.now));
    },

    endSession: async ({ id }, context) => {
      const { userId } = requireViewer(context);
      await database.write(async (queries) => {
        const device = await endSession(queries, userId, id);
        if (device === undefined) throw new AppError("NOT_FOUND");
        await saveEvent(queries, { userId, kind: "sessionEnded", detail: device }, context);
      });
      return { success: true };
    },

    endOtherSessions: async (_input, context) => {
      const viewer = requireViewer(context);
      await database.write(async (queries) => {
        await endOtherSessions(queries, viewer);
        await saveEvent(queries, { userId: viewer.userId, kind: "otherSessionsEnded" }, context);
      });
      return { success: true };
    },
  };
}
