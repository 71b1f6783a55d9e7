import { type ProviderId, providerId } from "@castor/core/account/social-login.ts";
import { AppError } from "@castor/core/errors.ts";
import type { Database, Queries } from "../../db/database.ts";
import { hashToken, newSecretToken } from "../../db/secret-tokens.ts";
import type { CallContext } from "../../http/calls/context.ts";
import { saveEvent } from "../activity/account-event-store.ts";
import { lockUser, type User } from "../user-store.ts";
import type { AccessTokens } from "./access-tokens.ts";
import { saveSession } from "./session-store.ts";

/** The way of a login: a provider, or one of ours. `link` is that of a confirmation mail. */
export type LoginWay = ProviderId | "password" | "link" | "twoStep" | "passkey";

/**
 * Begins a session, unless the password changed since it was checked, or `requireWay` throws: it checks in the same
 * transaction, with the user locked, that the way of this login still leads here. Returns the body of a login's answer,
 * without `message`.
 */
export async function beginSession(
  { database, accessTokens }: { database: Database; accessTokens: AccessTokens },
  user: User,
  way: LoginWay,
  context: Pick<CallContext, "now" | "userAgent" | "log">,
  requireWay?: (queries: Queries) => Promise<void>,
) {
  const refreshToken = newSecretToken();
  const sessionId = await database.write(async (queries) => {
    const current = await lockUser(queries, user.id);
    if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
    // Told only to those who proved who they are.
    if (current.isLocked) throw new AppError("UNAUTHORIZED", { words: "accountLocked" });
    await requireWay?.(queries);
    const session = {
      userId: user.id,
      refreshHash: hashToken(refreshToken),
      device: context.userAgent,
      provider: providerId.safeParse(way).data ?? null,
    };
    await saveEvent(queries, { userId: user.id, kind: "loggedIn", detail: way }, context);
    return saveSession(queries, session, context.now);
  });
  context.log.info({ userId: user.id, way }, "logged in");
  return {
    success: true,
    id: user.id,
    lang: user.lang,
    access_token: await accessTokens.sign({ userId: user.id, sessionId }, context.now),
    refresh_token: refreshToken,
  };
}

export const wrongCredentials = () => new AppError("UNAUTHORIZED", { words: "wrongCredentials" });
