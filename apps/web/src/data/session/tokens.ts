import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { addressOf, type PageName, pageOf } from "@castor/core/pages.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { readDemoTrip } from "../demo/demo-trip.ts";
import { errorOfAnswer, errorOfBadAnswer } from "../http/api-error.ts";
import { buildRequest } from "../http/request.ts";
import { send } from "../http/send.ts";
import { goTo } from "./navigation.ts";

const lockName = "castor-refresh";

/** Clears the tokens and the user id, also of a session that has ended before. */
export function clearTokens(): void {
  writeStored("ended_user", null);
  writeStored("access_token", null);
  writeStored("refresh_token", null);
  writeStored("user_id", null);
  writeStored("account_language", null);
  writeStored("push_endpoint", null);
}

/**
 * Pages without a login. They stay open when a session ends, since leaving would lose what they hold (the token of a mail or an invitation).
 */
const waysIn: readonly (PageName | null)[] = [
  ...(["login", "register", "forgotPassword", "resetPassword"] as const),
  ...(["verifyEmail", "confirmEmail", "endReminders", "authCallback", "join"] as const),
];

const addressHere = () => window.location.pathname + window.location.search + window.location.hash;

/** The login page's URL, with the current page as its `redirectUrl` (specification#token-refresh). */
export function loginAddress(here = addressHere()): string {
  const page = pageOf(here.split(/[?#]/)[0] ?? "");
  // Whoever is already on the way there keeps their target: the effect of a page may run twice.
  if (page === "login") return here;
  if (page === null || waysIn.includes(page)) return addressOf("login");
  return `${addressOf("login")}?redirectUrl=${encodeURIComponent(here)}`;
}

/**
 * Clears the session and goes to the login page, except on pages that need no login. Whose it was stays known until somebody
 * logs in or out: their changes wait here, and their trips are not called missing.
 */
export function endSession(): void {
  // Another tab, or an earlier call of this one, may have ended it before.
  const userId = readStored("user_id") ?? readStored("ended_user");
  clearTokens();
  writeStored("ended_user", userId);
  if (!waysIn.includes(pageOf(window.location.pathname))) goTo(loginAddress());
}

/** One refresh at a time over all tabs. Insecure contexts have no Web Locks, so there each tab refreshes for itself. */
function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(lockName, work) : work();
}

let loggingOut: string | null = null;

/**
 * Calls on their way get a 401 while their session is logged out here. They must not open the login page: the logout
 * reloads this page.
 */
export function beginLogout(): string | null {
  loggingOut = readStored("refresh_token");
  return loggingOut;
}

/** Whoever tries a trip without an account is at it, and had no session that could end (decision 118). */
function isAtDemo(): boolean {
  const tripId = readDemoTrip();
  return tripId !== null && window.location.pathname.split("/").includes(tripId);
}

async function refresh(used: string | null): Promise<boolean> {
  // The previous holder of the lock may have refreshed the token, in this tab or another.
  const stored = readStored("access_token");
  if (stored && stored !== used) return true;
  const refreshToken = readStored("refresh_token");
  if (loggingOut !== null && (!refreshToken || refreshToken === loggingOut)) return false;
  if (!refreshToken) {
    if (used !== null || !isAtDemo()) endSession();
    return false;
  }
  const row = accountEndpoints.refresh;
  const { status, isOk, body } = await send(
    buildRequest(row, { body: { refresh_token: refreshToken } }, undefined),
  );
  if (status === 401 || status === 403) {
    // Another tab may have logged in meanwhile; its session stays.
    if (readStored("refresh_token") === refreshToken) endSession();
    return false;
  }
  if (!isOk) throw errorOfAnswer(status, body);
  const answer = row.answer.safeParse(body);
  if (!answer.success) throw errorOfBadAnswer(status, body);
  if (readStored("refresh_token") !== refreshToken) return false;
  writeStored("access_token", answer.data.access_token);
  return true;
}

let running: Promise<boolean> | null = null;

/**
 * Refreshes the access token after a 401 for the token `used`. Concurrent callers share one request. False when the
 * session is over. Throws an `ApiError` when the server fails; the tokens stay then.
 */
export function refreshTokens(used: string | null): Promise<boolean> {
  running ??= whileLocked(() => refresh(used)).finally(() => {
    running = null;
  });
  return running;
}
