/** An object of foreign JSON; empty for anything else. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text or a number as text; empty for anything else. */
export const asText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
