import { AppError } from "@castor/core/errors.ts";
import type { AccountHandlers, AccountParts } from "./account-parts.ts";

type Rows = "password" | "forgotPassword" | "checkResetLink" | "resetPassword";

/** Change of password, and a new one by a mail's link (section 4, decisions 3). */
export function createPasswordHandlers(_parts: AccountParts): Pick<AccountHandlers, Rows> {
  return {
    password: notYet,
    forgotPassword: notYet,
    checkResetLink: notYet,
    resetPassword: notYet,
  };
}

const notYet = () => Promise.reject(new AppError("UPSTREAM_UNAVAILABLE"));
