import { AppError } from "@castor/core/errors.ts";
import { hashToken } from "../../db/secret-tokens.ts";
import type { AccountHandlers, AccountOptions } from "../account-options.ts";
import { removeEvents, saveEvent } from "../activity/account-event-store.ts";
import { takeLinkToken } from "../link-token-store.ts";
import { refuseCommonPassword } from "../passwords/common-passwords.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { confirmUser, loadUser, loadUserByName } from "../user-store.ts";
import { saveNewUser } from "./new-user-store.ts";

type Rows = "register" | "confirm" | "resendConfirmation";

/** Registration and confirmation of the address (specification#registration). */
export function createRegistrationHandlers(options: AccountOptions): Pick<AccountHandlers, Rows> {
  const { database, mailQueue, background, recipientLimits } = options;

  return {
    // A confirmed address is 409. An unconfirmed one gets a new password, name and link.
    register: async ({ body }, { language, now, userAgent, translate }) => {
      const { username, publicName, lang = language } = body;
      const known = await database.glance((queries) => loadUserByName(queries, username));
      if (known?.isConfirmed) throw emailTaken();
      await refuseCommonPassword(body.password, body, "password");
      // Counted before the transaction, because counting may take a while and would block other writes.
      await recipientLimits?.count(username);
      const passwordHash = await hashPassword(body.password, "newcomers");
      const user = { username, publicName, lang, passwordHash, isConfirmed: false };
      await database.write(async (queries) => {
        const userId = await saveNewUser(queries, user, now);
        // Confirmed meanwhile.
        if (userId === undefined) throw emailTaken();
        // Nothing is left of an unconfirmed account of that address.
        await removeEvents(queries, userId);
        await saveEvent(queries, { userId, kind: "registered" }, { now, userAgent });
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
      const session = await beginSession(options, user, "link", context);
      return { ...session, message: context.translate("account.confirmed") };
    },

    // Runs in the background: the answer does not reveal whether the account exists.
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
