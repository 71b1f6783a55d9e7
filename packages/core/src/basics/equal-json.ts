/** True when two JSON values are equal. The order of fields does not matter; `undefined` counts as missing. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const entriesOf = (value: object) =>
    Object.entries(value).filter(([, field]) => field !== undefined);
  const fields = entriesOf(a);
  const others = new Map<string, unknown>(entriesOf(b));
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && equalJson(value, others.get(name)))
  );
}
