import { message } from "@castor/core/basics/validation.ts";
import { AppError } from "@castor/core/errors.ts";
import type { CallContext } from "../http/context.ts";
import { attemptLogin, type LoginLimits } from "./login-limits.ts";
import { isPasswordRight } from "./passwords.ts";
import type { User } from "./user-store.ts";

/** Ends the call with 400 unless the password is the user's; a wrong one counts as a wrong login, so that nobody tries them out here. */
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
