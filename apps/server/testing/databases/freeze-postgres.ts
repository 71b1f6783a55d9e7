import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Stops every process of a PostgreSQL where it is, as a machine that hangs; answers what lets them go on. */
export async function freezePostgres(pid: number): Promise<() => void> {
  // The first of them first, so that it makes no more.
  process.kill(pid, "SIGSTOP");
  const { stdout } = await run("pgrep", ["-P", String(pid)]);
  const frozen = [pid, ...stdout.trim().split("\n").map(Number)];
  const signalAll = (signal: NodeJS.Signals) => {
    for (const one of frozen) process.kill(one, signal);
  };
  signalAll("SIGSTOP");
  return () => signalAll("SIGCONT");
}
