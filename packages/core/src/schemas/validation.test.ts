import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  fieldMessages,
  message,
  readMessage,
  type ValidationKey,
  validationMessages,
} from "./validation.ts";

const keys = Object.keys(validationMessages) as ValidationKey[];

test("Every message is read back with its parameters", () => {
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.array(fc.nat(), { maxLength: 3 }), (key, numbers) => {
      const names: readonly string[] = validationMessages[key];
      const given = numbers.slice(0, names.length);
      const { key: read, params } = readMessage(message(key, ...given));
      expect(read).toBe(key);
      expect(params).toEqual(
        Object.fromEntries(names.map((name, index) => [name, String(given[index] ?? "")])),
      );
    }),
  );
});

test("A date keeps its time", () => {
  expect(readMessage(message("dateFrom", "2026-12-05 14:00"))).toEqual({
    key: "dateFrom",
    params: { date: "2026-12-05 14:00" },
  });
});

test("A message that is none of ours says that the value is invalid", () => {
  expect(readMessage("Expected a string")).toEqual({ key: "invalidValue", params: {} });
});

const form = z.object({
  name: z
    .string()
    .check(z.minLength(1, message("required")), z.maxLength(3, message("maxLength", 3))),
  kind: z.enum(["a", "b"]),
  rows: z.array(z.object({ count: z.int(message("wholeNumber")) })),
});
const fieldsOf = (value: unknown) => {
  const parsed = form.safeParse(value, { reportInput: true });
  return parsed.success ? {} : fieldMessages(parsed.error);
};

test("Each wrong field has its first message by its path", () => {
  expect(fieldsOf({ name: "", kind: "c", rows: [{ count: 1 }, { count: 0.5 }] })).toEqual({
    name: "required",
    kind: "unknownValue",
    "rows.1.count": "wholeNumber",
  });
  expect(fieldsOf({ name: "abcd", kind: "a", rows: [] })).toEqual({ name: "maxLength 3" });
});

test("A missing value is required; a value of the wrong type is invalid", () => {
  expect(fieldsOf({})).toEqual({ name: "required", kind: "unknownValue", rows: "required" });
  expect(fieldsOf({ name: 5, kind: null, rows: "x" })).toEqual({
    name: "invalidValue",
    kind: "unknownValue",
    rows: "invalidValue",
  });
  expect(fieldsOf("text")).toEqual({ "": "invalidValue" });
});
