/** After the calls that are still taken. */
const timeoutMs = 10_000;

/** Where signals come from: the process, or for a worker its primary. */
interface SignalSource {
  on(signal: "SIGINT" | "SIGTERM", handle: (signal: NodeJS.Signals) => void): unknown;
}

/** Stops on SIGINT and SIGTERM after finishing open calls. A second signal stops at once. */
export function stopOnSignals(
  log: { info(message: string): void; error(line: object, message: string): void },
  stop: (signal: NodeJS.Signals) => Promise<void>,
  { source, drainMs }: { source: SignalSource; drainMs: number },
): void {
  let isStopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info("stopping");
    setTimeout(() => process.exit(1), drainMs + timeoutMs).unref();
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  source.on("SIGINT", handle);
  source.on("SIGTERM", handle);
}
