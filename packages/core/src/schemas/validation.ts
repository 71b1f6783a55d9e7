import type * as z from "zod/mini";

/**
 * The validation messages (specification#validation), each with the names of its parameters. Schemas carry a message as text with the
 * key first ("between 0 100"). So a schema is plain zod, and the texts stay in i18n (`validation`).
 */
export const validationMessages = {
  required: [],
  number: [],
  between: ["min", "max"],
  minLength: ["min"],
  maxLength: ["max"],
  invalidDate: [],
  dateFrom: ["date"],
  invalidNumber: [],
  numberMax: ["max"],
  invalidCoordinate: [],
  nameTooLong: ["max"],
  passwordTooSimple: [],
  passwordTooCommon: [],
  passwordsDoNotMatch: [],
  wrongPassword: [],
  wrongCode: [],
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
  invalidTripFile: [],
  newerTripFile: [],
  lostReference: [],
  repeatedId: [],
  placesDiffer: [],
  tooManyDays: ["max"],
  tooManyPoints: ["max"],
  tooManyNotes: ["max"],
  tooManyCosts: ["max"],
} as const satisfies Record<string, readonly string[]>;

/** A key of `validationMessages`. */
export type ValidationKey = keyof typeof validationMessages;

/** One message with its parameters, ready for translation. */
export interface ValidationMessage {
  key: ValidationKey;
  params: Record<string, string>;
}

/** A message as schemas carry it: the key and its parameters in order. */
export function message(key: ValidationKey, ...params: readonly (string | number)[]): string {
  return [key, ...params].join(" ");
}

/** Reads a message that `message` wrote; anything else is `invalidValue`. The last parameter may hold spaces, as a date with its time does. */
export function readMessage(text: string): ValidationMessage {
  const [key = "", ...params] = text.split(" ");
  if (!(key in validationMessages)) return { key: "invalidValue", params: {} };
  const names: readonly string[] = validationMessages[key as ValidationKey];
  return {
    key: key as ValidationKey,
    params: Object.fromEntries(
      names.map((name, index) => [
        name,
        index === names.length - 1 ? params.slice(index).join(" ") : (params[index] ?? ""),
      ]),
    ),
  };
}

type Issue = Pick<z.core.$ZodIssue, "code" | "path" | "message"> & {
  expected?: unknown;
  input?: unknown;
};

/** The error of a schema: `required` for a missing value, the given message for a wrong one. */
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
 * The messages of a zod error by field path ("points.0.lat"; "" is the whole value). The first message of a field wins.
 * Parse with `reportInput: true`: only then a missing value differs from one of the wrong type.
 */
export function fieldMessages(error: { issues: readonly Issue[] }): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.map(String).join(".")] ??= messageOf(issue);
  return fields;
}
