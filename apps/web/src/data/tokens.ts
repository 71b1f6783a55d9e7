import { endpoints } from "@castor/core/endpoints.ts";
import { addressOf, type PageName, pageOf } from "@castor/core/pages.ts";
import { readStored, writeStored } from "../device/storage.ts";
import { errorOfAnswer, errorOfBadAnswer } from "./api-error.ts";
import { goTo } from "./navigation.ts";
import { buildRequest } from "./request.ts";
import { send } from "./send.ts";

const lockName = "castor-refresh";

/** Forgets who is logged in. */
export function clearTokens(): void {
  writeStored("access_token", null);
  writeStored("refresh_token", null);
  writeStored("user_id", null);
  writeStored("account_language", null);
}

/** Where one gets in: a session that ends there is not missed, and what they hold (a mail's token) would be lost. */
const waysIn: readonly (PageName | null)[] = [
  ...(["login", "register", "forgotPassword", "resetPassword"] as const),
  ...(["verifyEmail", "confirmEmail", "authCallback"] as const),
];

const addressHere = () => window.location.pathname + window.location.search + window.location.hash;

/** The login page's address that comes back to where one is (section 2). */
export function loginAddress(here = addressHere()): string {
  const page = pageOf(here.split(/[?#]/)[0] ?? "");
  if (page === null || waysIn.includes(page)) return addressOf("login");
  return `${addressOf("login")}?redirectUrl=${encodeURIComponent(here)}`;
}

/** The session is over: forgets it and goes to the login page, but for pages that need none. */
export function endSession(): void {
  clearTokens();
  if (!waysIn.includes(pageOf(window.location.pathname))) goTo(loginAddress());
}

/** One refresh at a time over all tabs of this browser; pages on plain http have no locks and do with their own. */
function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(lockName, work) : work();
}

async function refresh(used: string | null): Promise<boolean> {
  // Whoever held the lock before may have renewed it, in this tab or another.
  const stored = readStored("access_token");
  if (stored && stored !== used) return true;
  const refreshToken = readStored("refresh_token");
  if (!refreshToken) {
    endSession();
    return false;
  }
  const row = endpoints.account.refresh;
  const { status, isOk, body } = await send(
    buildRequest(row, { body: { refresh_token: refreshToken } }, undefined),
  );
  if (status === 401 || status === 403) {
    // Another tab may have logged in anew meanwhile: then its session is the one, and goes on.
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
 * Gets a new access token after a 401 that `used` was refused with; any number of callers share one request. False
 * when the session is over. Throws an `ApiError` when the server could not say: then the tokens stay.
 */
export function refreshTokens(used: string | null): Promise<boolean> {
  running ??= whileLocked(() => refresh(used)).finally(() => {
    running = null;
  });
  return running;
}
