import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { hashToken } from "../../db/secret-tokens.ts";
import type { CallContext } from "../../http/calls/context.ts";
import type { AccountHandlers, AccountOptions } from "../account-options.ts";
import { saveEvent } from "../activity/account-event-store.ts";
import { attemptLogin, type LoginLimits } from "../limits/login-limits.ts";
import { findConfirmLink, takeLinkToken } from "../link-token-store.ts";
import { refuseCommonPassword } from "../passwords/common-passwords.ts";
import { hashPassword, isPasswordRight } from "../passwords/passwords.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { loadUser, loadUserByName, lockUser } from "../user-store.ts";
import { confirmUser, saveWaitingAddress } from "./new-user-store.ts";
import {
  listRegistrations,
  loadRegistration,
  type Registration,
  saveRegistration,
} from "./registration-store.ts";

type Rows = "register" | "confirm" | "resendConfirmation";

/** Registration and confirmation of the address (specification#registration, decision 084). */
export function createRegistrationHandlers(options: AccountOptions): Pick<AccountHandlers, Rows> {
  const { database, mailQueue, background, recipientLimits, loginLimits } = options;

  return {
    // A confirmed address is 409. Registrations of an unconfirmed one wait side by side, each with its own link.
    register: async ({ body }, { language, now, translate }) => {
      const { username, publicName, lang = language, key } = body;
      const { known, newest } = await database.read(async (queries) => ({
        known: await loadUserByName(queries, username),
        newest: (await listRegistrations(queries, username, 1))[0],
      }));
      if (known?.isConfirmed) throw emailTaken();
      await refuseCommonPassword(body.password, body, "password");
      // Counted before the transaction, because counting may take a while and would block other writes.
      await recipientLimits?.count(username, "account");
      const saltOf = newest?.passwordHash;
      const passwordHash = await hashPassword(body.password, { queue: "newcomers", saltOf });
      const keyHash = key === undefined ? null : hashToken(key);
      await database.write(async (queries) => {
        const userId = await saveWaitingAddress(queries, { username, lang }, now);
        // Confirmed meanwhile.
        if (userId === undefined) throw emailTaken();
        const made = { userId, passwordHash, publicName, lang, keyHash };
        const registrationId = await saveRegistration(queries, made, now);
        const mail = { kind: "confirm", userId, lang, registrationId } as const;
        await mailQueue.enqueue(queries, mail, now);
      });
      mailQueue.wake();
      return { success: true, message: translate("answers.registered") };
    },

    confirm: async ({ body }, context) => {
      const { now } = context;
      const hash = hashToken(body.token);
      const found = await database.glance(async (queries) => {
        const id = await findConfirmLink(queries, hash, now);
        return id === undefined ? undefined : loadRegistration(queries, id);
      });
      if (found === undefined) throw new AppError("INVALID_TOKEN");
      await requireRegistrant(loginLimits, found, body, context);
      const user = await database.write(async (queries) => {
        const waiting = await lockUser(queries, found.userId);
        const isTaken = (await takeLinkToken(queries, hash, "confirm", now)) !== undefined;
        if (waiting === undefined || waiting.isConfirmed || !isTaken)
          throw new AppError("INVALID_TOKEN");
        await confirmUser(queries, found.userId, found, now);
        await saveEvent(queries, { userId: found.userId, kind: "registered" }, context);
        return loadUser(queries, found.userId);
      });
      if (user === undefined) throw new AppError("INVALID_TOKEN");
      const session = await beginSession(options, user, "link", context);
      return { ...session, message: context.translate("account.confirmed") };
    },

    // Runs in the background: the answer does not reveal whether anybody waits. Only the browser that registered can be
    // told from others. Without it the newest registrations get their mails, since nobody knows which one is the owner's.
    resendConfirmation: async ({ body: { username, key } }, { now, translate }) => {
      background.run(async () => {
        const waiting = await database.glance((queries) => listRegistrations(queries, username));
        const keyHash = key === undefined ? null : hashToken(key);
        const own = waiting.filter((one) => one.keyHash !== null && one.keyHash === keyHash);
        const mailed =
          own.length > 0 ? own.slice(0, 1) : waiting.slice(0, limits.registrationsMailedAgain);
        for (const { id, userId, lang } of mailed) {
          if ((await recipientLimits?.allows(username, "account")) === false) break;
          const mail = { kind: "confirm", userId, lang, registrationId: id } as const;
          await database.write(async (queries) => {
            await lockUser(queries, userId);
            // Confirmed or replaced meanwhile.
            if ((await loadRegistration(queries, id)) === undefined) return;
            await mailQueue.enqueue(queries, mail, now);
          });
        }
        mailQueue.wake();
      });
      return { success: true, message: translate("answers.confirmationSent") };
    },
  };
}

const emailTaken = () => new AppError("CONFLICT", { words: "emailTaken" });

/**
 * Throws 400 when what was sent beside the token is not of this registration: the secret of the browser that made it, or
 * its password. A mail that comes unasked thus confirms nothing for who opens it in our page, which always sends one of
 * both (decision 084). A token alone is what other programs send, and passes.
 */
async function requireRegistrant(
  loginLimits: LoginLimits | null,
  registration: Registration,
  { key, password }: { key?: string | undefined; password?: string | undefined },
  { address }: Pick<CallContext, "address">,
): Promise<void> {
  if (password !== undefined) {
    const { id, passwordHash } = registration;
    const isRight = await attemptLogin(loginLimits, `registration ${id}`, address, async () =>
      (await isPasswordRight(password, passwordHash)) ? true : undefined,
    );
    if (isRight === undefined)
      throw new AppError("VALIDATION_FAILED", {
        words: "wrongRegistration",
        fields: { password: message("wrongPassword") },
      });
  } else if (key !== undefined && hashToken(key) !== registration.keyHash)
    throw new AppError("VALIDATION_FAILED", {
      words: "passwordNeeded",
      fields: { password: message("required") },
    });
}
