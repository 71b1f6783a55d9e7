import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { JobFailure } from "./bounded-thread.ts";
import { Child, ChildCrash } from "./child-process.ts";

/** A child that crashes for "crash", waits on and on for "idle", says what it knows for "env" and "pid", refuses "bad", and else answers what it was asked. */
const script = `
import { answerParent } from ${JSON.stringify(new URL("./answer-parent.ts", import.meta.url).href)};
import { JobFailure } from ${JSON.stringify(new URL("./bounded-thread.ts", import.meta.url).href)};
answerParent(async (job) => {
  if (job === "crash") process.abort();
  if (job === "idle") return new Promise(() => {});
  if (job === "bad") throw new JobFailure("it is bad");
  if (job === "away") throw new Error("the disk is away");
  const said = { env: JSON.stringify(process.env), pid: String(process.pid) }[job] ?? job;
  return new TextEncoder().encode(said);
});
`;

let folder = "";
let file: URL;
let child: Child<string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "castor-child-"));
  file = pathToFileURL(join(folder, "child.ts"));
  await writeFile(file, script);
});
beforeEach(() => {
  child = new Child(file);
});
afterEach(() => child.close());
afterAll(() => rm(folder, { recursive: true }));

const run = async (job: string) => String(await child.run(job));

test("it answers several jobs, each its own", async () => {
  expect(await Promise.all(["one", "two"].map(run))).toEqual(["one", "two"]);
});

test("what crashes it is refused, and the next job has a new one", async () => {
  const before = await run("pid");
  await expect(run("crash")).rejects.toBeInstanceOf(ChildCrash);
  expect(await run("pid")).not.toBe(before);
});

test("a job that is refused says so; one that could not be done is no failure of the job", async () => {
  await expect(run("bad")).rejects.toThrow(new JobFailure("it is bad"));
  const away = run("away");
  await expect(away).rejects.toThrow("the disk is away");
  await expect(away).rejects.not.toBeInstanceOf(JobFailure);
});

test("it knows no secret of the server, and gets the processor last", async () => {
  vi.stubEnv("JWT_SECRET", "secret of the server");
  expect(await run("env")).not.toContain("secret of the server");
  expect(getPriority(Number(await run("pid")))).toBeGreaterThan(getPriority());
  vi.unstubAllEnvs();
});

test("closing it ends a job that waits, which says nothing about the job, and starts no other", async () => {
  const idle = run("idle");
  const ended = expect(idle).rejects.toThrow("the child was closed");
  await run("pid");
  await child.close();
  await ended;
  await expect(run("next")).rejects.toThrow("the child was closed");
});

test("a signal to all processes of the server does not end it: it ends with the server", async () => {
  const pid = Number(await run("pid"));
  process.kill(pid, "SIGTERM");
  process.kill(pid, "SIGINT");
  expect(await run("pid")).toBe(String(pid));
});

test("a server that has nothing else to do waits until it is closed", async () => {
  const program = `
    import { Child, ChildCrash } from ${JSON.stringify(new URL("./child-process.ts", import.meta.url).href)};
    const child = new Child(new URL(${JSON.stringify(file.href)}));
    const busy = setInterval(() => {}, 1_000);
    await child.run("one");
    clearInterval(busy);
    await child.close();
    console.log("closed");
  `;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...["--input-type=module", "--eval", program],
  ]);
  expect(stdout).toBe("closed\n");
});
