import { AppError } from "@castor/core/errors.ts";
import type { AccountHandlers, AccountParts } from "./account-parts.ts";

type Rows = "startSocialLogin" | "finishSocialLogin" | "exchangeSocialLogin";

/** Login by an OpenID provider (section 1, decisions 3). */
export function createSocialLoginHandlers(_parts: AccountParts): Pick<AccountHandlers, Rows> {
  return {
    startSocialLogin: notYet,
    finishSocialLogin: notYet,
    exchangeSocialLogin: notYet,
  };
}

const notYet = () => Promise.reject(new AppError("UPSTREAM_UNAVAILABLE"));
