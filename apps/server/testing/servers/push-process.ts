import { afterAll, beforeEach, type Mock, vi } from "vitest";
import { translations } from "../../src/http/calls/read-caller.ts";
import { PushRunner, type PushRunnerOptions } from "../../src/notices/push-runner.ts";
import { PushSender } from "../../src/outside/push/push-sender.ts";
import type { TestDatabaseKind } from "../databases/each-database.ts";
import { type FakePush, startFakePush } from "../fakes/fake-push.ts";
import { serveTests } from "./serve-tests.ts";
import type { TestApp } from "./test-app.ts";

/** A server that calls a fake push service, and another process that sends what was told in its own time. */
export interface PushProcess {
  app: TestApp;
  push: FakePush;
  /** What the process logs. */
  log: { warn: Mock };
  /** The time of the process, years from now: the server itself finds nothing due. */
  clock: { now: Date };
  /** Lets time pass in the process. */
  later(ms: number): void;
  /** Sends what is due. With another sender in the place of the real one. */
  run(sender?: PushRunnerOptions["sender"]): Promise<void>;
}

/** For all tests of a `describe`; each begins without devices, in a year of its own. */
export async function servePushes(kind: TestDatabaseKind): Promise<PushProcess> {
  const push = await startFakePush();
  afterAll(() => push.close());
  const app = await serveTests(kind, { PUSH_SERVICES: push.url });
  const { config, database } = app;
  const clock = { now: new Date("2030-05-01T09:00:00Z") };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const open = (sender?: PushRunnerOptions["sender"]) => {
    const real = new PushSender({ ...config, database, log, now: () => clock.now.getTime() });
    return new PushRunner({
      ...{ database, sender: sender ?? real, translations, log },
      now: () => clock.now,
    });
  };
  let runner = open();
  const later = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  beforeEach(async () => {
    Object.assign(push, { received: [], status: 201, asked: 0 });
    later(366 * 86_400_000);
    // A service that failed in one test is not called in the next one for a while.
    runner = open();
    await database.write(async (queries) => {
      await queries.deleteFrom("push_messages").execute();
      await queries.deleteFrom("push_subscriptions").execute();
    });
  });
  const run = (sender?: PushRunnerOptions["sender"]) =>
    sender === undefined ? runner.run() : open(sender).run();
  return { app, push, log, clock, later, run };
}
