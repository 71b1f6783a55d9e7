/** A device that has travelled is noticed after this time, in milliseconds. */
const freshMs = 1_000;

let known: { zone: string; at: number } | null = null;

/**
 * The device's time zone (IANA name), UTC when unknown. Kept for a moment: each call of the server names it, and browsers make
 * a format of dates to tell it.
 */
export function browserTimeZone(): string {
  const at = performance.now();
  if (known === null || at - known.at >= freshMs)
    known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC", at };
  return known.zone;
}
