/**
 * The number that a field holds. While more digits may follow a field keeps "12.", "12.50" and "012" as they are typed, and
 * Enter saves them so; what reads as no decimal number, like "", stays for a schema to judge.
 */
export function readTyped(value: number | string): number | string {
  return typeof value === "string" && /^-?(\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : value;
}
