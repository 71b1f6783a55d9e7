import fc from "fast-check";
import { expect, test } from "vitest";
import { resolveRedirectPath } from "./resolve-redirect-path.ts";

test("A redirectUrl to a path of this site is followed", () => {
  expect(resolveRedirectPath("/map/abc/show?x=1#a", "/home")).toBe("/map/abc/show?x=1#a");
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
])("The redirectUrl %j gives the fallback", (redirectUrl) => {
  expect(resolveRedirectPath(redirectUrl, "/home")).toBe("/home");
});

test("Resolving a redirectUrl twice gives the same path", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("/", ".", "..", "%2e", "a", "?", "#", "@", ":")),
      (parts) => {
        const path = resolveRedirectPath(`/${parts.join("")}`, "/home");
        const origin = "https://own.example";
        expect(URL.parse(path, origin)?.origin).toBe(origin);
        expect(resolveRedirectPath(path, "/elsewhere")).toBe(path);
      },
    ),
  );
});
