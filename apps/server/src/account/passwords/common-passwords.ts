import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { password as passwordRules } from "@castor/core/account/registration.ts";
import { AppError } from "@castor/core/errors.ts";
import { message } from "@castor/core/schemas/validation.ts";

const siteName = "castor";

let loading: Promise<ReadonlySet<string>> | undefined;

/** The 8,000 of the 49,000 most common passwords that the rules would take. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const file = import.meta.resolve("@zxcvbn-ts/language-common/src/passwords.json");
  const words: string[] = JSON.parse(await readFile(fileURLToPath(file), "utf8"));
  return new Set(words.filter((word) => passwordRules.safeParse(word).success));
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/\P{L}/gu, "");

/** The account that a password is for. */
export interface Owner {
  username: string;
  publicName: string;
}

/**
 * Refuses a password that is among the most common ones, or whose letters are the name of the site, of the user or of the
 * mailbox (OWASP ASVS 6.2.4 and 6.2.11). Throws VALIDATION_FAILED at `field`.
 */
export async function refuseCommonPassword(
  password: string,
  { username, publicName }: Owner,
  field: string,
): Promise<void> {
  loading ??= loadCommon();
  const [mailbox = ""] = username.split("@", 1);
  const names = [siteName, mailbox, publicName].map(lettersOf).filter(Boolean);
  const isCommon = (await loading).has(password.toLowerCase());
  if (isCommon || names.includes(lettersOf(password)))
    throw new AppError("VALIDATION_FAILED", { fields: { [field]: message("passwordTooCommon") } });
}
