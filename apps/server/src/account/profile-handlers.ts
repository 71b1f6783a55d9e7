import { fullName } from "@castor/core/account/session.ts";
import { AppError } from "@castor/core/errors.ts";
import { requireViewer } from "../http/require-context.ts";
import type { AccountHandlers, AccountParts } from "./account-parts.ts";
import { loadUser, saveLanguage } from "./user-store.ts";

type Rows = "me" | "language" | "profile" | "export" | "remove";

/** Who is logged in, what is kept of them, and the end of the account (section 7, decisions 3). */
export function createProfileHandlers({ database }: AccountParts): Pick<AccountHandlers, Rows> {
  return {
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

    profile: notYet,
    export: notYet,
    remove: notYet,
  };
}

const notYet = () => Promise.reject(new AppError("UPSTREAM_UNAVAILABLE"));
