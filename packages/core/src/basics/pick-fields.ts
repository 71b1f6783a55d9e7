/** Some fields of a thing. */
export function pickFields<T extends object, const Field extends keyof T>(
  thing: T,
  fields: readonly Field[],
): Pick<T, Field> {
  return Object.fromEntries(fields.map((field) => [field, thing[field]])) as Pick<T, Field>;
}
