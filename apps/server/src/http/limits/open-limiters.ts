import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { RateLimiters } from "./rate-limiters.ts";

/**
 * Null when `RATE_LIMIT` is off. The oldest secret hashes the keys, so that during a rotation processes with the old
 * and the new secrets count together.
 */
export async function openLimiters(
  { hasRateLimits, redisUrl }: Config,
  secrets: readonly string[],
  app: FastifyInstance,
): Promise<RateLimiters | null> {
  if (!hasRateLimits) return null;
  const limiters = await RateLimiters.open({
    redisUrl,
    secret: secrets.at(-1) ?? "",
    log: app.log,
  });
  app.addHook("onClose", async () => limiters.close());
  return limiters;
}
