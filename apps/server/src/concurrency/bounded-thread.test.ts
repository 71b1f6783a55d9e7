import { afterEach, expect, test } from "vitest";
import { BoundedThread, type ThreadOptions } from "./bounded-thread.ts";

/** A thread that works on and on for "busy", waits on and on for "idle", takes more and more for "large" and "buffers", and else answers what it was asked. */
const script = `
import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ id, job }) => {
  if (job === "busy") for (;;) Math.random();
  if (job === "idle") return;
  if (job === "large") for (const all = []; ; ) all.push(new Array(1_000_000).fill(all.length));
  if (job === "buffers") {
    const all = [];
    return setInterval(() => all.push(new Uint8Array(4_000_000).fill(1)), 5);
  }
  parentPort.postMessage({ id, bytes: new TextEncoder().encode(job) });
});
`;

const opened: BoundedThread<string>[] = [];
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.close();
});

function open(more: Partial<ThreadOptions> = {}): BoundedThread<string> {
  const thread = new BoundedThread<string>({
    file: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    workerData: null,
    cpuMs: 100,
    timeoutMs: 600_000,
    lookMs: 5,
    fail: () => new Error("too long"),
    ...more,
  });
  opened.push(thread);
  return thread;
}

test("a job that works for too long ends its thread, and the next one has a new thread", async () => {
  const thread = open();
  await expect(thread.run("busy")).rejects.toThrow("too long");
  expect(String(await thread.run("next"))).toBe("next");
});

test("only its own processor time counts: a job that others keep waiting goes on", async () => {
  let looks = 0;
  const { promise: looked, resolve } = Promise.withResolvers<void>();
  const thread = open({
    cpuOf: async () => {
      looks += 1;
      if (looks > 20) resolve();
      return 1_000;
    },
  });
  const idle = thread.run("idle");
  const outcome = Promise.race([idle.catch(() => "ended"), looked.then(() => "goes on")]);
  expect(await outcome).toBe("goes on");
  await thread.close();
  await expect(idle).rejects.toThrow("the thread ended");
});

test("a job that waits for something that never comes ends, too", async () => {
  const thread = open({ cpuOf: async () => 0, timeoutMs: 1 });
  await expect(thread.run("idle")).rejects.toThrow("too long");
});

test("a job that needs too much memory is too much, too", async () => {
  const thread = open({ cpuMs: 600_000, heapMb: 16, fail: () => new Error("too much") });
  await expect(thread.run("large")).rejects.toThrow("too much");
});

test("memory beside the heap counts, too, where a job has a limit of it", async () => {
  const thread = open({ cpuMs: 600_000, fail: () => new Error("too much") });
  await expect(thread.run("buffers", { bufferMb: 16 })).rejects.toThrow("too much");
  expect(String(await thread.run("next", { bufferMb: 16 }))).toBe("next");
});

test("a thread that cannot start says nothing about its job", async () => {
  const thread = open({ file: new URL("file:///no/such/thread.js") });
  await expect(thread.run("next")).rejects.toThrow("the thread ended");
});

test("callers get the thread in turns: who has many jobs keeps nobody waiting for all of them", async () => {
  const thread = open();
  const done: string[] = [];
  const run = async (caller: string, job: string) => {
    done.push(String(await thread.run(job, { caller })));
  };
  await Promise.all([
    run("anna", "anna 1"),
    run("anna", "anna 2"),
    run("anna", "anna 3"),
    run("berta", "berta 1"),
  ]);
  expect(done).toEqual(["anna 1", "anna 2", "berta 1", "anna 3"]);
});
