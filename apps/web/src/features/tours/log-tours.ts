/** Logs what went wrong with the tours. The page works without them. */
export function logTours(problem: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged (specification#tour-run)
  console.warn(problem, ...(cause === undefined ? [] : [cause]));
}
