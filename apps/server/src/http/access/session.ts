import { AppError } from "@castor/core/errors.ts";
import { compileOnce } from "../../db/compile-once.ts";
import type { Queries } from "../../db/database.ts";
import type { Viewer } from "../calls/context.ts";

/**
 * Throws 401 unless the session of the access token still exists. With a lock the session cannot end before the
 * transaction does (PostgreSQL; SQLite has one writer anyway).
 */
export async function requireSession(
  queries: Queries,
  viewer: Viewer,
  isHeld = false,
): Promise<void> {
  const { sessionId, userId } = viewer;
  const find = isHeld ? findHeldSession : findSession;
  const row = await find(queries, { sessionId, userId });
  if (row === undefined) throw new AppError("UNAUTHORIZED");
}

type SessionValue = (name: "sessionId" | "userId") => string;

const selectSession = (queries: Queries, value: SessionValue) =>
  queries
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", value("sessionId"))
    .where("user_id", "=", value("userId"));

const findSession = compileOnce(selectSession);

const findHeldSession = compileOnce((queries, value: SessionValue) =>
  selectSession(queries, value).forKeyShare(),
);
