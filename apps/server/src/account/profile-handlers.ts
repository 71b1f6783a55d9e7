import { fullName } from "@castor/core/account/session.ts";
import { message } from "@castor/core/basics/validation.ts";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { requireSession } from "../access.ts";
import type { Queries } from "../db/database.ts";
import type { CallContext, Viewer } from "../http/context.ts";
import { requireViewer } from "../http/require-context.ts";
import type { AccountHandlers, AccountParts } from "./account-parts.ts";
import { disownAccount } from "./account-removal-store.ts";
import { exportAccount } from "./export-account.ts";
import { finishRemoval } from "./finish-removals.ts";
import { requirePassword, wrongPassword } from "./require-password.ts";
import { loadSessionStart } from "./session-store.ts";
import { holdUser, loadUser, saveLanguage, saveProfile, type User } from "./user-store.ts";

type Rows = "me" | "language" | "profile" | "export" | "remove";

/** Who is logged in, what is kept of them, and the end of the account (section 7, decisions 3). */
export function createProfileHandlers(parts: AccountParts): Pick<AccountHandlers, Rows> {
  const { database, background, loginLimits } = parts;
  return {
    me: async (_input, context) => {
      const { userId } = requireViewer(context);
      const user = requireUser(await database.read((queries) => loadUser(queries, userId)));
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

    profile: async ({ body }, context) => {
      const { userId } = requireViewer(context);
      const user = await database.write(async (queries) => {
        await saveProfile(queries, userId, body);
        return requireUser(await loadUser(queries, userId));
      });
      return { success: true, fullName: fullName(user) };
    },

    export: (_input, context) => exportAccount(database, requireViewer(context), context.now),

    remove: async ({ body: { password } }, context) => {
      const viewer = requireViewer(context);
      const { userId } = viewer;
      const user = requireUser(await database.glance((queries) => loadUser(queries, userId)));
      if (password !== undefined)
        await requirePassword(loginLimits, user, { field: "password", password }, context);
      await database.write(async (queries) => {
        const current = await holdUser(queries, userId);
        await requireSession(queries, viewer);
        if (current?.passwordHash !== user.passwordHash) throw wrongPassword("password");
        if (password === undefined) await requireFreshLogin(queries, current, viewer, context);
        await disownAccount(queries, userId);
      });
      try {
        background.run(() => finishRemoval(database, userId));
      } catch {
        // Too busy: what the account owned goes when the server next tidies up.
      }
      return { success: true };
    },
  };
}

function requireUser(user: User | undefined): User {
  if (user === undefined) throw new AppError("UNAUTHORIZED");
  return user;
}

/** Without a password only who came by a social login a moment ago removes the account: a device left open is not enough. */
async function requireFreshLogin(
  queries: Queries,
  user: User,
  viewer: Viewer,
  { now }: CallContext,
): Promise<void> {
  const session = await loadSessionStart(queries, viewer);
  const since = new Date(now.getTime() - limits.freshLoginMinutes * 60_000).toISOString();
  if (session !== undefined && session.provider !== null && session.created > since) return;
  throw user.passwordHash === null
    ? new AppError("VALIDATION_FAILED", { words: "removalNeedsLogin" })
    : new AppError("VALIDATION_FAILED", {
        words: "removalNeedsPassword",
        fields: { password: message("required") },
      });
}
