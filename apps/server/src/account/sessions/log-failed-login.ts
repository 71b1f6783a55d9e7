import { AppError } from "@castor/core/errors.ts";
import type { CallContext } from "../../http/calls/context.ts";
import type { LoginWay } from "./begin-session.ts";

/** Whose login it is, once that is known. */
interface Subject {
  userId?: string;
}

/**
 * Runs a login, and logs why it was refused. The line has the caller's address, which an operator needs to stop whoever
 * guesses passwords. It has no email address: many people type their password there.
 */
export async function logFailedLogin<T>(
  way: LoginWay,
  { log, address }: Pick<CallContext, "log" | "address">,
  login: (subject: Subject) => Promise<T>,
): Promise<T> {
  const subject: Subject = {};
  try {
    return await login(subject);
  } catch (error) {
    if (error instanceof AppError)
      log.info({ ...subject, way, reason: error.words ?? error.code, address }, "login failed");
    throw error;
  }
}
