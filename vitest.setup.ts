import { afterAll, vi } from "vitest";

const { waitFor, waitUntil } = vi;
const timeout = 15_000;
const patient = <Options extends { timeout?: number }>(
  options: Options | number = {} as Options,
) => (typeof options === "number" ? options : { timeout, ...options });

// Vitest gives up after a second, which a busy machine may need. Only a failing test waits this long.
Object.assign(vi, {
  waitFor: ((check, options) => waitFor(check, patient(options))) satisfies typeof waitFor,
  waitUntil: ((check, options) => waitUntil(check, patient(options))) satisfies typeof waitUntil,
});

// What a test began to load and did not wait for would fail after the file's end, as an error of no test.
afterAll(() => vi.dynamicImportSettled());
