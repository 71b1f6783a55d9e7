import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { JobFailure, type ThreadAnswer, type ThreadCall } from "./bounded-thread.ts";

/** What a child says of a job. `isAway`: it could not be done, which says nothing about the job. */
export type ChildAnswer = ThreadAnswer & { isAway?: boolean };

/** A child that ended while it did a job: it crashed, or somebody killed it. */
export class ChildCrash extends Error {}

/** A child that its server has closed, since it stops. */
export class ChildClosed extends Error {
  override message = "the child was closed";
}

/** The server's secrets stay with it. */
const passedOn = ["PATH", "SystemRoot", "TEMP", "TMPDIR"] as const;

/**
 * Does jobs in a process of its own, which calls `answerParent`: with a lower priority than the server, so that it gets the
 * processor that the server leaves, and apart from it, so that a crash of native code ends the child alone. The next job
 * starts a new one.
 */
export class Child<Job> {
  readonly #file: string;
  #isClosed = false;
  #child: ChildProcess | undefined;
  #calls = 0;

  constructor(file: URL) {
    this.#file = fileURLToPath(file);
  }

  /** The bytes that the child makes of a job. Throws `JobFailure` for what the job failed with, and `ChildCrash`. */
  async run(job: Job): Promise<Buffer> {
    if (this.#isClosed) throw new ChildClosed();
    this.#child ??= this.#start();
    const child = this.#child;
    const id = ++this.#calls;
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const onAnswer = (answer: ChildAnswer) => {
      if (answer.id !== id) return;
      if ("bytes" in answer) resolve(Buffer.from(answer.bytes));
      else reject(answer.isAway ? new Error(answer.failure) : new JobFailure(answer.failure));
    };
    const onEnd = () =>
      reject(
        this.#isClosed ? new ChildClosed() : new ChildCrash("the child ended while it did a job"),
      );
    child.on("message", onAnswer).once("exit", onEnd).once("error", reject);
    try {
      // Without processes or files to spare there is no channel, and this throws.
      child.send({ id, job } satisfies ThreadCall<Job>, (error) => error && reject(error));
      return await promise;
    } finally {
      child.off("message", onAnswer).off("exit", onEnd).off("error", reject);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    // A server that stops has nothing else that keeps it up until then.
    child.ref();
    child.kill("SIGKILL");
    await ended;
  }

  #start(): ChildProcess {
    const child = fork(this.#file, {
      serialization: "advanced",
      execArgv: [],
      env: Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.unref();
    child.channel?.unref();
    // It may be gone already, which its end says.
    if (child.pid !== undefined)
      try {
        setPriority(child.pid, constants.priority.PRIORITY_LOW);
      } catch {}
    const forget = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.on("exit", forget).on("error", forget);
    return child;
  }
}
