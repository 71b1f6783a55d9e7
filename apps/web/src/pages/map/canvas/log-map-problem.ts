/** Logs what the map could not draw; the map continues without it (specification#map-failures). */
export function logMapProblem(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants failures of loading logged (specification#map-failures)
  console.warn("The map goes on without something:", error);
}
