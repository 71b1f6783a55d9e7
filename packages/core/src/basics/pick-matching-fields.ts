/** True for an object that is not a list. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A form field can hold these while it is edited. */
const isFieldText = (value: unknown) =>
  value === null || typeof value === "string" || typeof value === "number";

/**
 * The fields of stored data that fit the model: the model has the field, and the value is of the same kind. Text,
 * number and null count as one kind, because a field holds any of them while it is edited. Blocks are compared field by
 * field.
 */
export function pickMatchingFields<T extends object>(stored: unknown, model: T): Partial<T> {
  if (!isRecord(stored)) return {};
  const matching = Object.entries(model).flatMap(([field, sample]): [string, unknown][] => {
    if (!Object.hasOwn(stored, field)) return [];
    const value = stored[field];
    if (isRecord(sample))
      return isRecord(value) ? [[field, { ...sample, ...pickMatchingFields(value, sample) }]] : [];
    const isSameKind = isFieldText(sample) ? isFieldText(value) : typeof value === typeof sample;
    return isSameKind ? [[field, value]] : [];
  });
  return Object.fromEntries(matching) as Partial<T>;
}
