import { expect, test } from "vitest";
import { HostQueue } from "./host-queue.ts";

const never = new AbortController().signal;

/** Tasks that run until they are told to end. */
function openTasks() {
  const begun: number[] = [];
  const endings: (() => void)[] = [];
  const task = (at: number) => () => {
    begun.push(at);
    return new Promise<number>((resolve) => {
      endings[at] = () => resolve(at);
    });
  };
  return { begun, endings, task };
}

test("calls run a few at a time, in order, and a failure makes room as well", async () => {
  const queue = new HostQueue({ atOnce: 2, mostWaiting: 20 });
  const { begun, endings, task } = openTasks();
  const failing = queue.run(() => Promise.reject(new Error("gone")), never);
  const runs = [0, 1, 2].map((at) => queue.run(task(at), never));
  await expect(failing).rejects.toThrow("gone");
  expect(begun).toEqual([0, 1]);
  endings[0]?.();
  await runs[0];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  endings[1]?.();
  endings[2]?.();
  expect(await Promise.all(runs)).toEqual([0, 1, 2]);
});

test("more than may wait are turned away, and waiting ends with the time of who waits", async () => {
  const queue = new HostQueue({ atOnce: 1, mostWaiting: 1 });
  const { begun, endings, task } = openTasks();
  const first = queue.run(task(0), never);
  const patience = new AbortController();
  const second = queue.run(task(1), patience.signal);
  await expect(queue.run(task(2), never)).rejects.toMatchObject({ kind: "busy" });
  patience.abort();
  await expect(second).rejects.toMatchObject({ kind: "busy" });
  const third = queue.run(task(3), never);
  endings[0]?.();
  await first;
  await expect.poll(() => begun).toEqual([0, 3]);
  endings[3]?.();
  expect(await third).toBe(3);
  await expect(queue.run(task(4), patience.signal)).rejects.toMatchObject({ kind: "busy" });
});
