import { AppError } from "@castor/core/errors.ts";
import type { FastifyRequest } from "fastify";
import type { CallDependencies, NamedRow } from "../calls/call-dependencies.ts";
import type { Viewer } from "../calls/context.ts";
import { needsLogin } from "./access.ts";

/**
 * The viewer of the bearer token. The first query checks that the session still exists. An expired or invalid token
 * is 401, so that the client refreshes it; endpoints under `auth/` without login ignore it.
 */
export async function readViewer(
  row: Pick<NamedRow, "access" | "changes" | "path">,
  request: FastifyRequest,
  dependencies: Pick<CallDependencies, "verifyToken">,
): Promise<Viewer | null> {
  if (row.access.who === "anyone" && row.path.startsWith("auth/")) return null;
  const header = request.headers.authorization;
  if (header === undefined || header === "") {
    if (needsLogin(row)) throw new AppError("UNAUTHORIZED");
    return null;
  }
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
  const viewer = token === undefined ? null : await dependencies.verifyToken(token);
  if (viewer === null) throw new AppError("UNAUTHORIZED");
  return viewer;
}
