import { AppError } from "@castor/core/errors.ts";
import { systemCode } from "../process/start-failure.ts";

/** SQLite's primary result codes for: busy, out of memory, I/O error, disk full, cannot open. */
const sqliteCodes = new Set([5, 7, 10, 13, 14]);
/**
 * SQLSTATEs of a broken connection, of insufficient resources, and of a server that stops or starts. Then those of time limits
 * of statements, locks and idle transactions, and of a transaction that PostgreSQL rolled back in favour of others.
 */
const postgresCodes = /^(?:08|53)|^57P0[123]$|^(?:57014|55P03|25P0[34]|40001|40P01)$/;
/** Of the network, then of the disk under the write-ahead log. */
const systemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
  "EIO",
  "ENOSPC",
]);
/** Messages of `pg` for a broken connection; they have no code. */
const brokenConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Answers a temporary failure of the database (gone, full, busy) as a 503 error, any other error unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (!isUnavailable(error)) return error;
  return new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1, cause: error });
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AppError) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if ("errcode" in error) return sqliteCodes.has(Number(error.errcode) & 255);
  const code = systemCode(error);
  return systemCodes.has(code) || postgresCodes.test(code) || brokenConnection.test(error.message);
}
