import { AppError } from "@castor/core/errors.ts";
import { hashToken, newSecretToken } from "../../db/secret-tokens.ts";
import type { AccountHandlers, AccountOptions } from "../account-options.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { logFailedLogin } from "../sessions/log-failed-login.ts";
import { loadUser } from "../user-store.ts";
import { askForProof } from "./join/ask-for-proof.ts";
import { joinAccount } from "./join-account.ts";
import { saveLoginCode, takeLoginCode } from "./login-code-store.ts";
import { savePendingJoin } from "./pending-join-store.ts";
import {
  forget,
  newKeyedToken,
  ownRedirect,
  readAttempt,
  readBinding,
  saveAttempt,
  saveBinding,
} from "./social-login-cookies.ts";
import { invalidCode, requireJoined } from "./social-login-store.ts";

type Rows = "startSocialLogin" | "finishSocialLogin" | "exchangeSocialLogin";

/** Login with an OpenID provider (specification#social-login). */
export function createSocialLoginHandlers(options: AccountOptions): Pick<AccountHandlers, Rows> {
  const { database, socialLogins } = options;

  return {
    startSocialLogin: async ({ provider: id, redirectUrl, lang }, { cookies, now }) => {
      const provider = socialLogins.find(id);
      const { secrets, address } = await provider.begin(newKeyedToken());
      const begun = {
        provider: provider.id,
        secrets,
        redirectUrl: ownRedirect(redirectUrl),
        language: lang ?? null,
      };
      saveAttempt(cookies, begun, now);
      return address;
    },

    finishSocialLogin: async ({ provider: id, ...answer }, context) => {
      const { cookies, now, userAgent } = context;
      const provider = socialLogins.find(id);
      return logFailedLogin(provider.id, context, async () => {
        const { state = "" } = answer;
        const attempt = readAttempt(cookies, state, provider.id, now);
        if (attempt === undefined) throw new AppError("INVALID_TOKEN");
        try {
          const person = await provider.finish(answer, attempt.secrets);
          const { userId, isUnproven } = await joinAccount(
            database,
            { provider: provider.id, person, language: attempt.language, userAgent },
            now,
          );
          // The code in the address is only half of what a login takes; the other half is in this browser's cookie.
          const binding = { secret: newSecretToken(), redirectUrl: attempt.redirectUrl };
          const code = saveBinding(cookies, state, binding, now);
          const hash = hashBound(code, binding.secret);
          const { issuer, subject } = person;
          const found = { userId, provider: provider.id, issuer, subject };
          await database.write((queries) =>
            isUnproven
              ? savePendingJoin(queries, hash, found, now)
              : saveLoginCode(queries, { hash, ...found }, now),
          );
          return socialLogins.endAt(code);
        } catch (error) {
          forget(cookies, state);
          throw error;
        }
      });
    },

    exchangeSocialLogin: async ({ body: { code } }, context) => {
      const { cookies, now, translate } = context;
      const binding = readBinding(cookies, code, now);
      if (binding === undefined) throw invalidCode();
      const hash = hashBound(code, binding.secret);
      const taken = await database.write(async (queries) => {
        const found = await takeLoginCode(queries, hash, now);
        const user = found && (await loadUser(queries, found.userId));
        return user && { user, join: found };
      });
      forget(cookies, code);
      if (taken === undefined) {
        const join = await database.write((queries) => askForProof(queries, hash, now));
        if (join === undefined) throw invalidCode();
        return { ...join, redirectUrl: binding.redirectUrl };
      }
      const { user, join } = taken;
      const session = await beginSession(options, user, join.provider, context, (queries) =>
        requireJoined(queries, join),
      );
      return {
        ...session,
        message: translate("answers.loggedIn"),
        redirectUrl: binding.redirectUrl,
      };
    },
  };
}

const hashBound = (code: string, secret: string) => hashToken(`${code}.${secret}`);
