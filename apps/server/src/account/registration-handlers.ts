import { AppError } from "@castor/core/errors.ts";
import type { AccountHandlers, AccountParts } from "./account-parts.ts";
import { beginSession } from "./begin-session.ts";
import { takeLinkToken } from "./link-token-store.ts";
import { saveNewUser } from "./new-user-store.ts";
import { hashPassword } from "./passwords.ts";
import { hashToken } from "./secret-tokens.ts";
import { confirmUser, loadUser, loadUserByName } from "./user-store.ts";

type Rows = "register" | "confirm" | "resendConfirmation";

/** Registration, and the confirmation of its address (section 4, decisions 3). */
export function createRegistrationHandlers(parts: AccountParts): Pick<AccountHandlers, Rows> {
  const { database, mailQueue, background, recipientLimits } = parts;

  return {
    // An address already confirmed is 409; an unconfirmed one gets a new password, name and link.
    register: async ({ body }, { language, now, translate }) => {
      const { username, publicName, lang = language } = body;
      const known = await database.glance((queries) => loadUserByName(queries, username));
      if (known?.isConfirmed) throw emailTaken();
      // Before the transaction: to count may take a moment, and others want to write.
      await recipientLimits?.count(username);
      const passwordHash = await hashPassword(body.password, "newcomers");
      const user = { username, publicName, lang, passwordHash, isConfirmed: false };
      await database.write(async (queries) => {
        const userId = await saveNewUser(queries, user, now);
        // Confirmed meanwhile.
        if (userId === undefined) throw emailTaken();
        await mailQueue.enqueue(queries, { kind: "confirm", userId, lang }, now);
      });
      mailQueue.wake();
      return { success: true, message: translate("answers.registered") };
    },

    confirm: async ({ body }, context) => {
      const user = await database.write(async (queries) => {
        const hash = hashToken(body.token);
        const userId = await takeLinkToken(queries, hash, "confirm", context.now);
        if (userId === undefined) throw new AppError("INVALID_TOKEN");
        await confirmUser(queries, userId, context.now);
        return loadUser(queries, userId);
      });
      if (user === undefined) throw new AppError("INVALID_TOKEN");
      const session = await beginSession(parts, user, null, context);
      return { ...session, message: context.translate("account.confirmed") };
    },

    // Nobody waits for it: the answer tells nothing of whether there is such a person.
    resendConfirmation: async ({ body: { username } }, { now, translate }) => {
      background.run(async () => {
        const user = await database.glance((queries) => loadUserByName(queries, username));
        if (user === undefined || user.isConfirmed) return;
        if ((await recipientLimits?.allows(username)) === false) return;
        const mail = { kind: "confirm", userId: user.id, lang: user.lang } as const;
        await database.write((queries) => mailQueue.enqueue(queries, mail, now));
        mailQueue.wake();
      });
      return { success: true, message: translate("answers.confirmationSent") };
    },
  };
}

const emailTaken = () => new AppError("CONFLICT", { words: "emailTaken" });
