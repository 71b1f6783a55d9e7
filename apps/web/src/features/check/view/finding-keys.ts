import type { Finding } from "@castor/core/check/finding.ts";

/** Findings with keys that stay while their figures change: what is open in a row stays open. */
export function keyFindings(findings: readonly Finding[]): (readonly [string, Finding])[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const { kind, routeIds, stopIds, itemIds } = finding;
    const same = [kind, ...routeIds, ...stopIds, ...itemIds].join(" ");
    const number = (seen.get(same) ?? 0) + 1;
    seen.set(same, number);
    return [`${same} ${number}`, finding] as const;
  });
}
