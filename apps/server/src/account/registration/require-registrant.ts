import { AppError } from "@castor/core/errors.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { hashToken } from "../../db/secret-tokens.ts";
import type { CallContext } from "../../http/calls/context.ts";
import { attemptLogin, type LoginLimits } from "../limits/login-limits.ts";
import { isPasswordRight } from "../passwords/passwords.ts";
import type { Registration } from "./registration-store.ts";

/**
 * Throws 400 when what was sent beside the token is not of this registration: the secret of the browser that made it, or
 * its password. A mail that comes unasked thus confirms nothing for who opens it in our page, which always sends one of
 * both (decision 084). A token alone is what other programs send, and passes.
 */
export async function requireRegistrant(
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
