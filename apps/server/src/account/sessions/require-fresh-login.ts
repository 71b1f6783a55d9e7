import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { message } from "@castor/core/schemas/validation.ts";
import type { Queries } from "../../db/database.ts";
import type { Viewer } from "../../http/calls/context.ts";
import type { User } from "../user-store.ts";
import { loadSessionStart } from "./session-store.ts";

/**
 * Without the password, what changes who can log in takes a recent social login in this session: an unattended device is
 * not enough. A user with a password is then asked for it. `words` names the refusal of a user who has none.
 */
export async function requireFreshLogin(
  queries: Queries,
  user: User,
  viewer: Viewer,
  now: Date,
  words: "removalNeedsLogin" | "passkeyNeedsLogin",
): Promise<void> {
  const session = await loadSessionStart(queries, viewer);
  const since = new Date(now.getTime() - limits.freshLoginMinutes * 60_000).toISOString();
  if (session !== undefined && session.provider !== null && session.created > since) return;
  throw user.passwordHash === null
    ? new AppError("VALIDATION_FAILED", { words })
    : new AppError("VALIDATION_FAILED", {
        words: "passwordNeeded",
        fields: { password: message("required") },
      });
}
