/** What the map could not draw is logged and the map goes on without (section 8). */
export function logMapProblem(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants failures of loading logged (section 8)
  console.warn("The map goes on without something:", error);
}
