/** A failure of a command, explained to the operator in one line. */
export class RoutingFailure extends Error {}

/** The code of a failed system call, else the message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error ? String(error.code) : error.message;
}
