import { afterAll } from "vitest";
import { startTestApp, type TestApp } from "./test-app.ts";

/**
 * A server for all tests of a `describe`, which closes it after them. The `describe` is async and begins with it: what its tests
 * share is a constant then, and its helpers need no server as an argument.
 */
export async function serveTests(...args: Parameters<typeof startTestApp>): Promise<TestApp> {
  const server = await startTestApp(...args);
  afterAll(() => server.dispose());
  return server;
}
