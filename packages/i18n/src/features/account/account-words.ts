import { account as accountEnglish } from "../../en/account/account.ts";
import { account as accountRussian } from "../../ru/account/account.ts";

/** The words of login, registration and passwords. */
export const accountWords = {
  en: { account: accountEnglish },
  ru: { account: accountRussian },
} as const;
