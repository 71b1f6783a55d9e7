import type { Me, NewSession } from "@castor/core/account/session.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useEffect } from "react";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { forgetShare } from "../../device/worker/read-share.ts";
import { setLanguage } from "../../i18n/words.ts";
import { identifyUser } from "../analytics.ts";
import { isCacheSetting } from "../http/cache/cache-settings.ts";
import { cacheOwner } from "../http/cache/cached-call.ts";
import { withCache } from "../http/cache/remember-answer.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { type Read, useRead } from "../http/use-read.ts";
import { within } from "../within.ts";
import { useAccountLanguage } from "./account-language.ts";
import { finishWork } from "./finish-before-logout.ts";
import { reloadPage } from "./navigation.ts";
import { useSession } from "./session-store.ts";
import { beginLogout, clearTokens } from "./tokens.ts";

/** The longest time of each step of a logout. */
const stepMs = 4_000;

/**
 * Ends push messages in this browser, in a time of its own: a push service may not answer. Whether or not it is known who got
 * them, since a session may have ended without a logout.
 */
async function endPush(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await within(
    stepMs,
    import("../push/push-here.ts").then((push) => push.unsubscribeHere()),
  );
}

/** Ends a session on the server. It does not depend on an answer: what is left of it expires by itself. */
async function endOnServer(refreshToken: string | null): Promise<void> {
  if (!refreshToken) return;
  const signal = AbortSignal.timeout(stepMs);
  const input = { body: { refresh_token: refreshToken } };
  await callEndpoint(accountEndpoints.logout, input, { signal }).catch(() => {});
}

/** Nobody else's messages, tokens and shared files stay in a browser that somebody new has logged in with. */
async function endFormer(id: string | undefined): Promise<void> {
  const former = readStored("user_id") ?? readStored("ended_user");
  // What was shared before anybody logged in waits for the one who does now.
  if (former !== null && former !== id) await forgetShare();
  await Promise.all([endPush(), endOnServer(readStored("refresh_token"))]);
  clearTokens();
}

/**
 * Stores the tokens and the user id of a login or a confirmed address, and switches to the account's language
 * (specification#client-session). Another user's session is ended, and nothing of it is kept. The access token is stored last, so that a tab that sees it
 * sees the rest of the same session.
 */
export async function keepSession(session: NewSession): Promise<void> {
  if (session.id === undefined || session.id !== readStored("user_id")) await endFormer(session.id);
  if (session.id !== undefined) writeStored("user_id", session.id);
  if (session.refresh_token) writeStored("refresh_token", session.refresh_token);
  writeStored("access_token", session.access_token);
  if (session.id !== undefined) identifyUser(session.id);
  if (session.lang === undefined) return;
  writeStored("account_language", session.lang);
  await setLanguage(session.lang);
}

/** Ends the session here and on the server, and reloads the page (specification#client-session). Without a network it ends here only. */
export async function logOut(): Promise<void> {
  const refreshToken = beginLogout();
  const owner = isCacheSetting("clear_on_logout") ? cacheOwner() : null;
  await finishWork(stepMs);
  await Promise.all([endPush(), endOnServer(refreshToken)]);
  // Last of all: what is answered before it is emptied too.
  if (owner !== null) await withCache(({ clearCache }) => clearCache(owner));
  // What another program shared with this user is not offered to the next.
  await forgetShare();
  // Another tab may have logged in meanwhile; its session stays.
  if (readStored("refresh_token") === refreshToken) clearTokens();
  reloadPage();
}

const hasId = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "id" in answer && Boolean(answer.id);

/**
 * The current user. An answer without an id clears the tokens and the user id (specification#client-session). A captive portal's page does
 * not count as an answer.
 */
export function useMe(): Read<Me> {
  const session = useSession();
  const read = useRead(accountEndpoints.me, session.isLoggedIn ? {} : null);
  const answer = read.error?.code === "BAD_ANSWER" ? read.error.answer : undefined;
  const isNobody = typeof answer === "object" && !hasId(answer);
  useEffect(() => {
    if (!isNobody) return;
    void endPush();
    clearTokens();
  }, [isNobody]);
  useAccountLanguage(read.data);
  return read;
}
