const firstMs = 2_000;
const longestMs = 3_600_000;
/** Longer than most outages of mail servers. Users who wait longer have asked again. */
const maxAgeMs = 48 * 3_600_000;

/**
 * The time of the next attempt: two seconds after the first failure, doubled each time up to an hour. Null when two
 * days have passed since the mail was queued.
 */
export function nextTryAfter(attempts: number, created: Date, now: Date): Date | null {
  const delay = Math.min(firstMs * 2 ** (attempts - 1), longestMs);
  const next = new Date(now.getTime() + delay);
  return next.getTime() - created.getTime() > maxAgeMs ? null : next;
}
