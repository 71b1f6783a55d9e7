import { AppError } from "@castor/core/errors.ts";
import type { FastifyRequest } from "fastify";
import { needsLogin } from "../access.ts";
import type { CallKit, NamedRow } from "./call-kit.ts";
import type { Viewer } from "./context.ts";

/**
 * Who asks, by the bearer token; whether the session still lives is asked with the first query. A token that is sent
 * but expired or invalid is 401, so that the client refreshes; rows under `auth/` that need no login ignore it.
 */
export async function readViewer(
  row: NamedRow,
  request: FastifyRequest,
  kit: CallKit,
): Promise<Viewer | null> {
  if (row.access.who === "anyone" && row.path.startsWith("auth/")) return null;
  const header = request.headers.authorization;
  if (header === undefined || header === "") {
    if (needsLogin(row)) throw new AppError("UNAUTHORIZED");
    return null;
  }
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
  const viewer = token === undefined ? null : await kit.verifyToken(token);
  if (viewer === null) throw new AppError("UNAUTHORIZED");
  return viewer;
}
