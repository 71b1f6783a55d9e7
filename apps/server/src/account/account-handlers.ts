import { fullName } from "@castor/core/account/session.ts";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import type { Database } from "../db/database.ts";
import type { CallContext } from "../http/context.ts";
import { requireViewer } from "../http/require-context.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { Confirmations } from "./confirmations.ts";
import type { LoginLimits } from "./login-limits.ts";
import { hashPassword, isPasswordRight } from "./passwords.ts";
import { hashToken, newSecretToken } from "./secret-tokens.ts";
import { removeSession, saveSession, useSession } from "./session-store.ts";
import { loadUser, loadUserByName, saveLanguage, type User } from "./user-store.ts";

export interface AccountParts {
  database: Database;
  accessTokens: AccessTokens;
  confirmations: Confirmations;
  /** Null when `RATE_LIMIT` is off. */
  loginLimits: LoginLimits | null;
}

/** The calls of `auth/*` (section 7, decisions 3). Passwords are hashed outside of any transaction. */
export function createAccountHandlers({
  database,
  accessTokens,
  confirmations,
  loginLimits,
}: AccountParts): Handlers<(typeof endpoints)["account"], CallContext> {
  /** Begins a session of the user, unless the password changed since it was checked. */
  async function beginSession(user: User, context: CallContext) {
    const refreshToken = newSecretToken();
    const sessionId = await database.write(async (queries) => {
      const current = await loadUser(queries, user.id);
      if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
      const session = {
        userId: user.id,
        refreshHash: hashToken(refreshToken),
        device: context.userAgent,
      };
      return saveSession(queries, session, context.now);
    });
    return {
      success: true,
      id: user.id,
      lang: user.lang,
      access_token: await accessTokens.sign({ userId: user.id, sessionId }, context.now),
      refresh_token: refreshToken,
    };
  }

  return {
    register: async ({ body }, context) => {
      const { username, publicName, lang = context.language } = body;
      const passwordHash = await hashPassword(body.password);
      await confirmations.register({ username, publicName, lang, passwordHash }, context.now);
      return { success: true, message: context.translate("account.registered") };
    },

    confirm: async ({ body }, context) => {
      const user = await confirmations.confirm(body.token, context.now);
      const session = await beginSession(user, context);
      return { ...session, message: context.translate("account.confirmed") };
    },

    resendConfirmation: async ({ body }, context) => {
      confirmations.resend(body.username, context.now);
      return { success: true, message: context.translate("account.confirmationSent") };
    },

    login: async ({ body }, context) => {
      await loginLimits?.begin(body.username, context.address);
      const user = await database.read((queries) => loadUserByName(queries, body.username));
      const isRight = await isPasswordRight(body.password, user?.passwordHash ?? null);
      if (user === undefined || !isRight) throw wrongCredentials();
      await loginLimits?.succeed(body.username, context.address);
      if (!user.isConfirmed) throw new AppError("EMAIL_NOT_CONFIRMED");
      const session = await beginSession(user, context);
      return { ...session, message: context.translate("account.loggedIn") };
    },

    refresh: async ({ body }, { now }) => {
      const hash = hashToken(body.refresh_token);
      const session = await database.write((queries) => useSession(queries, hash, now));
      if (session === undefined) throw new AppError("UNAUTHORIZED");
      return { access_token: await accessTokens.sign(session, now) };
    },

    logout: async ({ body }) => {
      await database.write((queries) => removeSession(queries, hashToken(body.refresh_token)));
      return { success: true };
    },

    me: async (_input, context) => {
      const { userId } = requireViewer(context);
      const user = await database.read((queries) => loadUser(queries, userId));
      if (user === undefined) throw new AppError("UNAUTHORIZED");
      const { id, username, lang, defaultCurrency, publicName, passwordHash } = user;
      return {
        id,
        username,
        lang,
        defaultCurrency,
        fullName: fullName(user),
        publicName,
        hasPassword: passwordHash !== null,
      };
    },

    language: async ({ body }, context) => {
      const { userId } = requireViewer(context);
      await database.write((queries) => saveLanguage(queries, userId, body.lang));
      return { success: true, lang: body.lang };
    },
  };
}

const wrongCredentials = () => new AppError("UNAUTHORIZED", { words: "wrongCredentials" });
