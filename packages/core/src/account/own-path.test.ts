import fc from "fast-check";
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
  "/.//evil.example",
  "/..//evil.example/x?y#z",
  "/map/..//evil.example",
  "/%2e//evil.example",
  "/map/%2E%2e//evil.example",
  "",
  undefined,
])("redirectUrl %j leads nowhere else", (redirectUrl) => {
  expect(ownPath(redirectUrl, "/home")).toBe("/home");
});

test("redirectUrl that is read a second time leads to the same own path", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("/", ".", "..", "%2e", "a", "?", "#", "@", ":")),
      (parts) => {
        const path = ownPath(`/${parts.join("")}`, "/home");
        const origin = "https://own.example";
        expect(URL.parse(path, origin)?.origin).toBe(origin);
        expect(ownPath(path, "/elsewhere")).toBe(path);
      },
    ),
  );
});
