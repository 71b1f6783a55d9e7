import { whenIdle } from "../../../device/loading/when-idle.ts";
import { cacheOwner, keysInOtherLanguages } from "./cached-call.ts";
import type { Received } from "./stored-answers.ts";

/** Answers that wait for an idle moment, the newest of each call. */
const waiting = new Map<string, Received>();
let isBegun = false;
let isWatchingEnd = false;

/** A chunk of its own: most pages need it only after they are drawn. */
export const loadResponseCache = () => import("./response-cache.ts");

/** Runs work on the cache. The page goes on without it when its chunk or its database fails. */
export async function withCache<T>(
  work: (cache: Awaited<ReturnType<typeof loadResponseCache>>) => Promise<T>,
): Promise<T | null> {
  try {
    return await work(await loadResponseCache());
  } catch {
    return null;
  }
}

function flush(): void {
  // Whoever has logged out since may have emptied their cache.
  const owner = cacheOwner();
  const received = [...waiting.values()].filter((one) => one.owner === owner);
  waiting.clear();
  void withCache(({ writeAnswers }) => writeAnswers(received));
}

/** A page that is hidden may never be idle again: phones end it without a word. */
function flushWhenHidden(): void {
  if (isWatchingEnd) return;
  isWatchingEnd = true;
  const flushWaiting = () => waiting.size > 0 && flush();
  window.addEventListener("pagehide", flushWaiting);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flushWaiting();
  });
}

/** Stores an answer of the server when the browser is idle, or when the page is hidden. */
export function rememberAnswer(received: Received): void {
  flushWhenHidden();
  waiting.set(received.key, received);
  if (waiting.size === 1) whenIdle(flush);
}

/** Removes an answer that the server refuses now, in all languages, or all of its trip. */
export function forgetAnswer(key: string, tripId: string | null): void {
  const keys = [key, ...keysInOtherLanguages(key)];
  for (const one of keys) waiting.delete(one);
  void withCache(async ({ deleteAnswer, forgetCachedTrip }) => {
    if (tripId === null) await Promise.all(keys.map(deleteAnswer));
    else await forgetCachedTrip(tripId);
  });
}

/** Removes what is too old, once a page, at its first call. */
export function purgeOnce(): void {
  if (isBegun) return;
  isBegun = true;
  whenIdle(() => void withCache(({ purgeAnswers }) => purgeAnswers()));
}
