const firstMs = 2_000;
const longestMs = 3_600_000;

/**
 * The time of the next attempt to send something: two seconds after the first failure, doubled each time up to an hour. Null when
 * it would be older than `maxAgeMs` then.
 */
export function nextTryAfter(
  attempts: number,
  created: Date,
  now: Date,
  maxAgeMs: number,
): Date | null {
  const delay = Math.min(firstMs * 2 ** (attempts - 1), longestMs);
  const next = new Date(now.getTime() + delay);
  return next.getTime() - created.getTime() > maxAgeMs ? null : next;
}
