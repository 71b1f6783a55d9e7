const firstMs = 2_000;
const longestMs = 3_600_000;
/** Longer than most mail servers are down; whoever waits that long has asked anew. */
const patienceMs = 48 * 3_600_000;

/**
 * When a mail is tried again after so many attempts that failed: after two seconds, then after twice as long each time up
 * to an hour; null when two days have passed since it was asked for.
 */
export function nextTryAfter(attempts: number, created: Date, now: Date): Date | null {
  const delay = Math.min(firstMs * 2 ** (attempts - 1), longestMs);
  const next = new Date(now.getTime() + delay);
  return next.getTime() - created.getTime() > patienceMs ? null : next;
}
