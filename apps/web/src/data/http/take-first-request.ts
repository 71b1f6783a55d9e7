import type { WireRequest } from "./request.ts";

/** Whatever waits longer was sent for another page than the one that asks now, in milliseconds. */
const longestWaitMs = 10_000;

/** What `start/first-requests.ts` has sent before the code was there. `answer`: null when there was none. */
interface SentRequest {
  path: string;
  headers: Record<string, string>;
  /** Milliseconds since 1970. */
  at: number;
  answer: Promise<Response | null>;
  abort: () => void;
}

export interface FirstRequests {
  /** Where the API is, for which every call waits (`api-host.ts`). Null without an answer. */
  readConfig: () => Promise<unknown>;
  sent: SentRequest | null;
}

declare global {
  interface Window {
    firstRequests?: FirstRequests;
  }
}

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** Something has changed since the page was opened, here or in another window. */
export function dropFirstRequest(): void {
  if (window.firstRequests) window.firstRequests.sent = null;
}

/**
 * The answer of this request, if the page has sent it before its code was there (docs/decisions/068); null otherwise. It is
 * taken once. A change makes it stale.
 */
export async function takeFirstRequest(
  { method, path, headers }: WireRequest,
  signal: AbortSignal,
): Promise<Response | null> {
  const sent = window.firstRequests?.sent;
  if (!sent) return null;
  const isStale = method !== "GET" || Date.now() - sent.at > longestWaitMs;
  const isAsked = path === sent.path && isSame(headers, sent.headers);
  if (isStale || isAsked) dropFirstRequest();
  if (isStale || !isAsked) return null;
  signal.addEventListener("abort", sent.abort);
  return sent.answer;
}
