import { afterEach, expect, test, vi } from "vitest";
import { guardSinks, rules } from "./trusted-types.ts";

afterEach(() => vi.unstubAllGlobals());

test("text without markup passes, markup does not", () => {
  expect(rules.createHTML(":root { --gap: 4px } a > b { color: red }")).not.toBeNull();
  expect(rules.createHTML("<img src=x onerror=alert(1)>")).toBeNull();
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
])("of scripts only the build's own load: %s is %s", (address, isAllowed) => {
  expect(rules.createScriptURL(address) !== null).toBe(isAllowed);
});

test("no text is run as a script", () => {
  expect(rules.createScript()).toBeNull();
});

test("the policy is the default one, and a browser without trusted types does without", () => {
  expect(() => guardSinks()).not.toThrow();
  const createPolicy = vi.fn();
  vi.stubGlobal("trustedTypes", { createPolicy });
  guardSinks();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("default", rules);
});
