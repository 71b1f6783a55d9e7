/** A reason why the server cannot start, in one line for the operator. `main.ts` prints it without a stack. */
export class StartFailure extends Error {}

/** The code of a system error ("EACCES"), "" for any other error. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Reads or writes a file of the data folder. A system error becomes a one-line error that names the file. */
export async function withDataFile<T>(file: string, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    const code = systemCode(error);
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new StartFailure(`DATA_DIR: ${file} cannot be used (${code}).`);
  }
}
