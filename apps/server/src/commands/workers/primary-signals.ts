import cluster from "node:cluster";
import { EventEmitter } from "node:events";

/** What the primary sends to a worker that is to stop. */
export const stopMessage = "stop";

/**
 * For a worker: the signals that its primary passes on; null in other processes. Ctrl-C and systemd signal every process of
 * the group. A worker that took those too would get each signal twice, and the second one means "at once".
 */
export function primarySignals(): EventEmitter | null {
  if (!cluster.isWorker) return null;
  const signals = new EventEmitter();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  process.on("message", (message) => {
    // Nobody listens yet while it starts.
    if (message === stopMessage && !signals.emit("SIGTERM", "SIGTERM")) process.exit(0);
  });
  return signals;
}
