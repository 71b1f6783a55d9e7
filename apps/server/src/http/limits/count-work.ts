import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CountPiece } from "../../concurrency/in-turns.ts";
import { addressKey } from "./address-limits.ts";
import type { RateLimiters } from "./rate-limiters.ts";
import { type CallWork, type WorkFigures, WorkLimits, workFigures } from "./work-limits.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Null when `RATE_LIMIT` is off. */
    work: CallWork | null;
  }
}

/** Gives every request its `work`. */
export function registerWork(
  app: FastifyInstance,
  limiters: RateLimiters | null,
  figures: WorkFigures = workFigures,
): void {
  app.decorateRequest("work", null);
  if (limiters === null) return;
  const limits = new WorkLimits(limiters, figures);
  app.addHook("onRequest", async (request) => {
    request.work = limits.workOf(addressKey(request.ip));
  });
}

/** Counts what a call makes at once, also after its handler has answered. Throws as `countWork`. */
export const countPieces =
  ({ work }: FastifyRequest): CountPiece =>
  (make) =>
    work ? work.runNow(make) : make();

/** Runs a part of a call and counts its work. Throws 429 for a caller whose work is used up. */
export const countWork = <T>({ work }: FastifyRequest, part: () => Promise<T>): Promise<T> =>
  work === null ? part() : work.run(part);
