/** A thing of plain data, not a list. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What may stand in a field beside text: nothing yet, or a number. */
const isTyped = (value: unknown) =>
  value === null || typeof value === "string" || typeof value === "number";

/**
 * What of a stored thing may stand where the model's fields stand: those that the model has, of its kind (a text, a number
 * and nothing count as one kind, as in a field while it is typed; blocks are taken field by field).
 */
export function takeAlike<T extends object>(stored: unknown, model: T): Partial<T> {
  if (!isRecord(stored)) return {};
  const taken = Object.entries(model).flatMap(([field, sample]): [string, unknown][] => {
    if (!Object.hasOwn(stored, field)) return [];
    const value = stored[field];
    if (isRecord(sample))
      return isRecord(value) ? [[field, { ...sample, ...takeAlike(value, sample) }]] : [];
    const isAlike = isTyped(sample) ? isTyped(value) : typeof value === typeof sample;
    return isAlike ? [[field, value]] : [];
  });
  return Object.fromEntries(taken) as Partial<T>;
}
