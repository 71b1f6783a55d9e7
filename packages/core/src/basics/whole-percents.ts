/**
 * What each part has of the whole in whole percent. They add up to 100: each is rounded down, and those that lost most get the rest
 * (largest remainder). Of equal ones the earlier comes first. Without a whole, all are 0. Parts are not negative.
 */
export function wholePercents(parts: readonly bigint[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return parts.map(() => 0);
  const percents = parts.map((part) => Number((100n * part) / whole));
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const lost = parts.map((part, index) => ({ index, rest: (100n * part) % whole }));
  lost.sort((one, other) => Number(other.rest - one.rest));
  const raised = new Set(lost.slice(0, missing).map(({ index }) => index));
  return percents.map((percent, index) => (raised.has(index) ? percent + 1 : percent));
}
