import { AppError } from "@castor/core/errors.ts";
import { systemCode } from "../start-failure.ts";

/** Busy, no memory, read or write failed, full, not to be opened: the low byte of what SQLite answers. */
const sqliteCodes = new Set([5, 7, 10, 13, 14]);
/** SQLSTATEs of a connection that broke, of no room or connections left, and of a server that stops or starts. */
const postgresCodes = /^(?:08|53)|^57P0[123]$/;
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);
/** What `pg` says of a broken connection, without a code. */
const brokenConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** A failure that is the database's and passes with it (gone, full, busy) as 503 to try again; any other as it is. */
export function asUnavailable(error: unknown): unknown {
  if (!isUnavailable(error)) return error;
  return new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1, cause: error });
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AppError) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if ("errcode" in error) return sqliteCodes.has(Number(error.errcode) & 255);
  const code = systemCode(error);
  return networkCodes.has(code) || postgresCodes.test(code) || brokenConnection.test(error.message);
}
