import { afterEach, beforeEach, expect } from "vitest";

// biome-ignore lint/suspicious/noConsole: watching the console is what this file is for
const realError = console.error;
let seen: unknown[][] = [];

// A test that causes an error on purpose replaces this by its own `vi.spyOn(console, "error")`.
beforeEach(() => {
  seen = [];
  console.error = (...what: unknown[]) => {
    seen.push(what);
    realError(...what);
  };
});

afterEach(() => {
  console.error = realError;
  expect(seen.map(String), "unexpected console.error").toEqual([]);
});
