/** After the calls that are still taken. */
const timeoutMs = 10_000;

/** Stops on SIGINT and SIGTERM after finishing open calls. A second signal stops at once. */
export function stopOnSignals(
  log: { info(message: string): void; error(line: object, message: string): void },
  stop: () => Promise<void>,
  drainMs = 0,
): void {
  let isStopping = false;
  const handle = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info("stopping");
    setTimeout(() => process.exit(1), drainMs + timeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", handle);
  process.on("SIGTERM", handle);
}
