import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { message } from "@castor/core/schemas/validation.ts";
import type { Queries } from "../../db/database.ts";
import type { Viewer } from "../../http/calls/context.ts";
import type { User } from "../user-store.ts";
import { loadSessionStart } from "./session-store.ts";

/**
 * Without a password, what changes who can log in takes a recent social login in this session: an unattended device is
 * not enough. Who has a password is asked for it, since a joined social login may be somebody else's (decision 084). `words`
 * names the refusal of a user who has none.
 */
export async function requireFreshLogin(
  queries: Queries,
  user: User,
  viewer: Viewer,
  now: Date,
  words: "removalNeedsLogin" | "changeNeedsLogin",
): Promise<void> {
  if (user.passwordHash !== null)
    throw new AppError("VALIDATION_FAILED", {
      words: "passwordNeeded",
      fields: { password: message("required") },
    });
  const session = await loadSessionStart(queries, viewer);
  const since = new Date(now.getTime() - limits.freshLoginMinutes * 60_000).toISOString();
  if (session !== undefined && session.provider !== null && session.created > since) return;
  throw new AppError("VALIDATION_FAILED", { words });
}
