import { AppError } from "@castor/core/errors.ts";
import { systemCode } from "../../process/start-failure.ts";

/** No room on the disk, and none left of what the user of the process may write. */
export const fullDisk: readonly string[] = ["ENOSPC", "EDQUOT"];

/** Runs what writes to a disk. Throws `STORAGE_FULL` where the disk is full. */
export async function namingFullDisk<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    throw fullDisk.includes(systemCode(cause)) ? new AppError("STORAGE_FULL", { cause }) : cause;
  }
}
