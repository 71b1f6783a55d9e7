/** What keeps a command from doing its work, in one line for the person at the keyboard. */
export class RoutingFailure extends Error {}

/** The code of a failed call of the system, else what it says. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error ? String(error.code) : error.message;
}
