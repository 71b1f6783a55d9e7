const patienceMs = 10_000;

/** Ends cleanly on Ctrl-C and SIGTERM: what is being answered is finished; a second signal does not wait. */
export function stopOnSignals(
  log: { info(message: string): void; error(line: object, message: string): void },
  stop: () => Promise<void>,
): void {
  let isStopping = false;
  const handle = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info("stopping");
    setTimeout(() => process.exit(1), patienceMs).unref();
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
