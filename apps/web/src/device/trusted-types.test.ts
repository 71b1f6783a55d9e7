import { afterEach, expect, test, vi } from "vitest";
import { enforceTrustedTypes, trustedTypeRules } from "./trusted-types.ts";

afterEach(() => vi.unstubAllGlobals());

test("text without markup passes, markup does not", () => {
  expect(trustedTypeRules.createHTML(":root { --gap: 4px } a > b { color: red }")).not.toBeNull();
  expect(trustedTypeRules.createHTML("<img src=x onerror=alert(1)>")).toBeNull();
});

test.each([
  ["/assets/worker-1a2b.js", true],
  [`${window.location.origin}/assets/worker-1a2b.js`, true],
  ["/assets/../api/trip/1/file", false],
  ["/config.json", false],
  ["https://elsewhere.example/assets/worker.js", false],
  ["//elsewhere.example/assets/worker.js", false],
  ["data:text/javascript,alert(1)", false],
  ["blob:https://castor.example/1", false],
  ["javascript:alert(1)", false],
])("only scripts of the build load: %s is %s", (address, isAllowed) => {
  expect(trustedTypeRules.createScriptURL(address) !== null).toBe(isAllowed);
});

test("no text runs as a script", () => {
  expect(trustedTypeRules.createScript()).toBeNull();
});

test("the policy is the default one, and a browser without Trusted Types is left alone", () => {
  expect(() => enforceTrustedTypes()).not.toThrow();
  const createPolicy = vi.fn();
  vi.stubGlobal("trustedTypes", { createPolicy });
  enforceTrustedTypes();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("default", trustedTypeRules);
});
