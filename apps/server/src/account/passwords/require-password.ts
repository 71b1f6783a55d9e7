import { AppError } from "@castor/core/errors.ts";
import { message } from "@castor/core/schemas/validation.ts";
import type { CallContext } from "../../http/calls/context.ts";
import { attemptLogin, type LoginLimits } from "../limits/login-limits.ts";
import type { User } from "../user-store.ts";
import { isPasswordRight } from "./passwords.ts";

/**
 * Throws 400 unless the password is the user's. A wrong one counts as a wrong login, so that passwords cannot be
 * guessed here.
 */
export async function requirePassword(
  loginLimits: LoginLimits | null,
  user: User,
  sent: { field: "oldPassword" | "password"; password: string },
  { address }: CallContext,
): Promise<void> {
  const isRight = await attemptLogin(loginLimits, user.username, address, async () =>
    (await isPasswordRight(sent.password, user.passwordHash)) ? true : undefined,
  );
  if (isRight === undefined) throw wrongPassword(sent.field);
}

export const wrongPassword = (field: "oldPassword" | "password") =>
  new AppError("VALIDATION_FAILED", {
    words: "wrongPassword",
    fields: { [field]: message("wrongPassword") },
  });
