import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";

test.each([
  [400, false],
  [408, true],
  [429, false],
  [503, true],
])("after a %i it is unknown whether the change was made: %s", (status, isUncertain) => {
  expect(new ApiError(status, "VALIDATION_FAILED", "").isUncertain).toBe(isUncertain);
});
