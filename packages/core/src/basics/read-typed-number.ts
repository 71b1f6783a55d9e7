/**
 * The number in a number field. The field keeps "12.", "12.50" and "012" as typed, and Enter submits them. Text that is
 * no decimal number is returned as it is, for a schema to refuse.
 */
export function readTypedNumber(value: number | string): number | string {
  return typeof value === "string" && /^-?(\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : value;
}
