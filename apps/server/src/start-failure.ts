/** What keeps the server from starting, in one line for the person at the keyboard; `main.ts` prints it without a stack. */
export class StartFailure extends Error {}

/** The code of a system error ("EACCES"), or "" for anything else. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
