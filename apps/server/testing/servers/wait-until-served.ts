import { setTimeout as wait } from "node:timers/promises";

export interface WaitOptions {
  /** True when the server's process ended, so that nobody waits for it. */
  isEnded: () => boolean;
  limitMs?: number;
  pollMs?: number;
}

/**
 * Waits until an address answers with a success.
 * @throws when the server ended or the time is up
 */
export async function waitUntilServed(
  url: string,
  { isEnded, limitMs = 60_000, pollMs = 20 }: WaitOptions,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isServed(url))) {
    if (isEnded()) throw new Error("The server ended before it answered.");
    if (Date.now() > deadline) throw new Error(`${url} does not answer.`);
    await wait(pollMs);
  }
}

/** True when an address answers with a success now. */
export function isServed(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
