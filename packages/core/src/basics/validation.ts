import type * as z from "zod/mini";

/**
 * What validation can say (section 5), each with the names of its figures. Schemas carry such a message as text,
 * key first ("between 0 100"), so that the schema stays plain zod and the words stay in i18n (`validation`).
 */
export const validationMessages = {
  required: [],
  number: [],
  between: ["min", "max"],
  minLength: ["min"],
  maxLength: ["max"],
  invalidDate: [],
  dateFrom: ["date"],
  endsBeforeStart: [],
  invalidNumber: [],
  numberMax: ["max"],
  invalidCoordinate: [],
  nameTooLong: ["max"],
  passwordTooShort: ["min"],
  passwordTooLong: ["max"],
  passwordTooSimple: [],
  passwordsDoNotMatch: [],
  wrongPassword: [],
  invalidEmail: [],
  invalidTime: [],
  invalidUrl: [],
  invalidValue: [],
  unknownValue: [],
  fractionDigits: ["max"],
  modesAtOdds: [],
  catalogNeedsPublic: [],
  draftNotInCatalog: [],
  otherTrip: [],
  wholeNumber: [],
  tooMany: ["max"],
  tooFewPoints: [],
} as const satisfies Record<string, readonly string[]>;

/** A key of `validationMessages`. */
export type ValidationKey = keyof typeof validationMessages;

/** One message with its figures, ready to be worded. */
export interface ValidationMessage {
  key: ValidationKey;
  params: Record<string, string>;
}

/** Writes a message as schemas carry it: the key and its figures in order. */
export function message(key: ValidationKey, ...figures: readonly (string | number)[]): string {
  return [key, ...figures].join(" ");
}

/** Reads a message that `message` wrote; anything else is `invalidValue`. */
export function readMessage(text: string): ValidationMessage {
  const [key = "", ...figures] = text.split(" ");
  if (!(key in validationMessages)) return { key: "invalidValue", params: {} };
  const names: readonly string[] = validationMessages[key as ValidationKey];
  return {
    key: key as ValidationKey,
    params: Object.fromEntries(names.map((name, at) => [name, figures[at] ?? ""])),
  };
}

type Issue = Pick<z.core.$ZodIssue, "code" | "path" | "message"> & {
  expected?: unknown;
  input?: unknown;
};

/** For a schema that names its own message: it is said of what is there, while what is missing is required. */
export const unlessMissing = (key: ValidationKey) => ({
  error: ({ input }: { input?: unknown }) => message(isMissing(input) ? "required" : key),
});

const isMissing = (input: unknown) => input === undefined || input === null || input === "";

function messageOf(issue: Issue): string {
  const first = issue.message.split(" ")[0] ?? "";
  if (first in validationMessages) return issue.message;
  if (issue.code === "invalid_type") {
    if (isMissing(issue.input)) return message("required");
    if (issue.expected === "number") return message("number");
    if (issue.expected === "int") return message("wholeNumber");
  }
  if (issue.code === "invalid_value") return message("unknownValue");
  return message("invalidValue");
}

/**
 * A zod error as field path ("points.0.lat"; "" is the whole) to message text, the first message of a field winning.
 * Parse with `reportInput: true` so that a missing value can be told from one of the wrong type.
 */
export function fieldMessages(error: { issues: readonly Issue[] }): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.map(String).join(".")] ??= messageOf(issue);
  return fields;
}
