import type { Me, Session } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { useEffect } from "react";
import { readStored, writeStored } from "../device/storage.ts";
import { setLanguage } from "../i18n/words.ts";
import { useAccountLanguage } from "./account-language.ts";
import { identifyUser } from "./analytics.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { finishWork } from "./finish-before-logout.ts";
import { reloadPage } from "./navigation.ts";
import { useSession } from "./session-store.ts";
import { clearTokens } from "./tokens.ts";
import { type Read, useRead } from "./use-read.ts";

const logoutMs = 4_000;

/** What a session needs: an access token; the rest may be missing (section 5). */
export type NewSession = Pick<Session, "access_token"> &
  Partial<Pick<Session, "refresh_token" | "id" | "lang">>;

/**
 * Stores the tokens and the user id of a login or a confirmed address, and speaks the account's language (section 4).
 * Of another user's session nothing is kept. The access token comes last: whoever sees it, in whatever tab, sees the
 * rest of the same session.
 */
export async function keepSession(session: NewSession): Promise<void> {
  if (session.id === undefined || session.id !== readStored("user_id")) clearTokens();
  if (session.id !== undefined) writeStored("user_id", session.id);
  if (session.refresh_token) writeStored("refresh_token", session.refresh_token);
  writeStored("access_token", session.access_token);
  if (session.id !== undefined) identifyUser(session.id);
  if (session.lang === undefined) return;
  writeStored("account_language", session.lang);
  await setLanguage(session.lang);
}

/** Ends the session here and on the server, and reloads the page (section 4). Without a network it still ends here. */
export async function logOut(): Promise<void> {
  const refreshToken = readStored("refresh_token");
  await finishWork(logoutMs);
  try {
    const input = { body: { refresh_token: refreshToken ?? "" } };
    const signal = AbortSignal.timeout(logoutMs);
    if (refreshToken) await callEndpoint(endpoints.account.logout, input, { signal });
  } catch {
    // Nobody who logs out should wait for the server to agree; the session there ends by itself in time.
  }
  // Meanwhile another tab may have logged in anew: that session is not this one's to end.
  if (readStored("refresh_token") === refreshToken) clearTokens();
  reloadPage();
}

const hasId = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "id" in answer && Boolean(answer.id);

/**
 * Who is logged in. An answer without an id clears the tokens and the user id (section 4); the page of a hotel's network,
 * which stands in the way, is no answer.
 */
export function useMe(): Read<Me> {
  const session = useSession();
  const read = useRead(endpoints.account.me, session.isLoggedIn ? {} : null);
  const answer = read.error?.code === "BAD_ANSWER" ? read.error.answer : undefined;
  const isNobody = typeof answer === "object" && !hasId(answer);
  useEffect(() => {
    if (isNobody) clearTokens();
  }, [isNobody]);
  useAccountLanguage(read.data);
  return read;
}
