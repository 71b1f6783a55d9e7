/** Clocks are compared in these years. */
const from = Date.UTC(2026);
const to = Date.UTC(2029);
const hourMs = 3_600_000;

const known = new Map<string, string>();

/** What the clocks of a zone show in the years 2026 to 2028: each offset with the instant from which it holds, to the minute. */
export function clocksOf(zone: string): string {
  let clocks = known.get(zone);
  if (clocks === undefined) {
    clocks = readClocks(zone);
    known.set(zone, clocks);
  }
  return clocks;
}

function readClocks(zone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const offsetAt = (instant: number) => format.format(instant).replace(/^.*GMT/, "");
  let last = offsetAt(from);
  const changes = [last];
  for (let at = from; at < to; at += 12 * hourMs) {
    const next = offsetAt(at + 12 * hourMs);
    if (next === last) continue;
    let [low, high] = [at, at + 12 * hourMs];
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000;
      if (offsetAt(middle) === last) low = middle;
      else high = middle;
    }
    changes.push(`${high} ${next}`);
    last = next;
  }
  return changes.join(",");
}
