import { expect, test, vi } from "vitest";
import { type RemindersOptions, RemindersRunner } from "./reminders-runner.ts";

test("What is saved while a run is on is looked at by a run after it", async () => {
  const begun: (() => void)[] = [];
  const glance = vi.fn(() => new Promise((resolve) => begun.push(() => resolve([]))));
  const runner = new RemindersRunner({
    database: { glance } as unknown as RemindersOptions["database"],
    mailQueue: { wake: vi.fn() },
    log: { warn: vi.fn() } as unknown as RemindersOptions["log"],
    // Flights are looked for a while after that.
    now: () => new Date(0),
  });
  const first = runner.run();
  const second = runner.run();
  begun[0]?.();
  await vi.waitFor(() => expect(glance).toHaveBeenCalledTimes(2));
  begun[1]?.();
  await Promise.all([first, second]);
  expect(glance).toHaveBeenCalledTimes(2);
});
