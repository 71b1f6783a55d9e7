import { describe, expect, test } from "vitest";
import { Semaphore } from "./semaphore.ts";

const makeSemaphore = (concurrency: number, maxWaiting?: number) =>
  new Semaphore<"a" | "b">({
    concurrency,
    ...(maxWaiting !== undefined && { maxWaiting }),
    refuse: (reason) => new Error(reason),
  });

/** Tasks that run until the test ends them. */
function openTasks() {
  const begun: number[] = [];
  const endings: (() => void)[] = [];
  const task = (index: number) => () => {
    begun.push(index);
    return new Promise<number>((resolve) => {
      endings[index] = () => resolve(index);
    });
  };
  return { begun, endings, task };
}

test("tasks run a few at a time, in order, and a failed task frees its slot", async () => {
  const semaphore = makeSemaphore(2, 20);
  const { begun, endings, task } = openTasks();
  const failing = semaphore.run(() => Promise.reject(new Error("gone")));
  const runs = [0, 1, 2].map((index) => semaphore.run(task(index)));
  await expect(failing).rejects.toThrow("gone");
  expect(begun).toEqual([0, 1]);
  endings[0]?.();
  await runs[0];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  endings[1]?.();
  endings[2]?.();
  expect(await Promise.all(runs)).toEqual([0, 1, 2]);
});

test("a task beyond the waiting limit is refused, and an aborted signal ends the waiting", async () => {
  const semaphore = makeSemaphore(1, 1);
  const { begun, endings, task } = openTasks();
  const first = semaphore.run(task(0));
  const aborter = new AbortController();
  const second = semaphore.run(task(1), { signal: aborter.signal });
  await expect(semaphore.run(task(2))).rejects.toThrow("full");
  aborter.abort();
  await expect(second).rejects.toThrow("aborted");
  const third = semaphore.run(task(3));
  endings[0]?.();
  await first;
  await expect.poll(() => begun).toEqual([0, 3]);
  endings[3]?.();
  expect(await third).toBe(3);
  await expect(semaphore.run(task(4), { signal: aborter.signal })).rejects.toThrow("aborted");
});

test("without an error of its own a semaphore refuses with 503, to be tried again in a second", async () => {
  const semaphore = new Semaphore({ concurrency: 1, maxWaiting: 0 });
  const { endings, task } = openTasks();
  const first = semaphore.run(task(0));
  await expect(semaphore.run(task(1))).rejects.toMatchObject({
    code: "UPSTREAM_UNAVAILABLE",
    retryAfter: 1,
  });
  endings[0]?.();
  await first;
});

test("it is idle once no task runs or waits", async () => {
  const semaphore = makeSemaphore(1);
  await semaphore.idle();
  const { endings, task } = openTasks();
  const runs = [0, 1].map((index) => semaphore.run(task(index)));
  const done: string[] = [];
  const idle = semaphore.idle().then(() => done.push("idle"));
  endings[0]?.();
  await runs[0];
  await expect.poll(() => endings[1]).toBeDefined();
  expect([done, semaphore.isIdle]).toEqual([[], false]);
  endings[1]?.();
  await idle;
  expect(semaphore.isIdle).toBe(true);
});

describe("several queues", () => {
  test("a free slot goes to the queues in turn, and in each to the first that came", async () => {
    const semaphore = makeSemaphore(1, 3);
    const done: string[] = [];
    const come = (queue: "a" | "b", name: string) =>
      semaphore.run(async () => done.push(name), { queue });
    await Promise.all([
      ...["a1", "a2", "a3", "a4"].map((name) => come("a", name)),
      ...["b1", "b2"].map((name) => come("b", name)),
    ]);
    expect(done).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
    await come("b", "b3");
    expect(done.at(-1)).toBe("b3");
  });

  test("a full queue refuses tasks while another queue takes them", async () => {
    const semaphore = makeSemaphore(1, 3);
    const done: string[] = [];
    const come = (queue: "a" | "b") => semaphore.run(async () => done.push(queue), { queue });
    const all = [come("a"), come("a"), come("a"), come("a")];
    const refused = expect(come("a")).rejects.toThrow("full");
    await Promise.all([...all, come("b"), refused]);
    expect(done).toEqual(["a", "a", "b", "a", "a"]);
  });

  test("a failed task hands its slot to another queue", async () => {
    const semaphore = makeSemaphore(1, 3);
    const failed = semaphore.run(() => Promise.reject(new Error("failed")), { queue: "a" });
    const next = semaphore.run(() => Promise.resolve("done"), { queue: "b" });
    await expect(failed).rejects.toThrow("failed");
    expect(await next).toBe("done");
  });
});
