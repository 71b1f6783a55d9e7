import { AppError } from "@castor/core/errors.ts";
import type { AccountHandlers, AccountParts } from "./account-parts.ts";
import { beginSession } from "./begin-session.ts";
import { joinAccount } from "./join-account.ts";
import { saveLoginCode, takeLoginCode } from "./login-code-store.ts";
import { hashToken, newSecretToken } from "./secret-tokens.ts";
import {
  forget,
  keepAttempt,
  keepBinding,
  newKeyedToken,
  ownRedirect,
  readAttempt,
  readBinding,
} from "./social-login-cookies.ts";
import { loadUser } from "./user-store.ts";

type Rows = "startSocialLogin" | "finishSocialLogin" | "exchangeSocialLogin";

/** Login by an OpenID provider (section 1, decisions 3). */
export function createSocialLoginHandlers(parts: AccountParts): Pick<AccountHandlers, Rows> {
  const { database, socialLogins } = parts;

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
      keepAttempt(cookies, begun, now);
      return address;
    },

    finishSocialLogin: async ({ provider: id, ...answer }, { cookies, now }) => {
      const provider = socialLogins.find(id);
      const { state = "" } = answer;
      const attempt = readAttempt(cookies, state, provider.id, now);
      if (attempt === undefined) throw new AppError("INVALID_TOKEN");
      try {
        const person = await provider.finish(answer, attempt.secrets);
        const userId = await joinAccount(
          database,
          { provider: provider.id, person, language: attempt.language },
          now,
        );
        // Who sees the address that it ends at has half of what it takes; the other half is in this browser's cookie.
        const binding = { secret: newSecretToken(), redirectUrl: attempt.redirectUrl };
        const code = keepBinding(cookies, state, binding, now);
        const kept = { hash: hashBound(code, binding.secret), userId, provider: provider.id };
        await database.write((queries) => saveLoginCode(queries, kept, now));
        return socialLogins.endAt(code);
      } catch (error) {
        forget(cookies, state);
        throw error;
      }
    },

    exchangeSocialLogin: async ({ body: { code } }, context) => {
      const { cookies, now, translate } = context;
      const binding = readBinding(cookies, code, now);
      if (binding === undefined) throw invalidCode();
      const taken = await database.write(async (queries) => {
        const found = await takeLoginCode(queries, hashBound(code, binding.secret), now);
        const user = found && (await loadUser(queries, found.userId));
        return user && { user, provider: found.provider };
      });
      forget(cookies, code);
      if (taken === undefined) throw invalidCode();
      const session = await beginSession(parts, taken.user, taken.provider, context);
      return {
        ...session,
        message: translate("answers.loggedIn"),
        redirectUrl: binding.redirectUrl,
      };
    },
  };
}

const hashBound = (code: string, secret: string) => hashToken(`${code}.${secret}`);
const invalidCode = () => new AppError("INVALID_TOKEN", { words: "invalidLoginCode" });
