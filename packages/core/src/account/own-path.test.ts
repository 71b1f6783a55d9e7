import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test("redirectUrl leads to own paths", () => {
  expect(ownPath("/map/abc/show?x=1#a", "/home")).toBe("/map/abc/show?x=1#a");
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "",
  undefined,
])("redirectUrl %j leads nowhere else", (redirectUrl) => {
  expect(ownPath(redirectUrl, "/home")).toBe("/home");
});
