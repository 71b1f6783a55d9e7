import { createClient } from "@redis/client";
import { StartFailure, systemCode } from "../process/start-failure.ts";

const maxReconnectMs = 5_000;
/** An idle connection is pinged, and closed without an answer. */
const pingMs = 5_000;
const silentMs = 15_000;
const maxQueued = 10_000;

export type RedisClient = ReturnType<typeof makeRedisClient>;

/** A client that is not connected yet. It connects again by itself, and keeps nothing for later. Throws `StartFailure` for a bad address. */
export function makeRedisClient(url: string) {
  try {
    return createClient({
      url,
      // Every Redis knows this version.
      RESP: 2,
      disableOfflineQueue: true,
      commandsQueueMaxLength: maxQueued,
      pingInterval: pingMs,
      socket: {
        connectTimeout: maxReconnectMs,
        socketTimeout: silentMs,
        reconnectStrategy: (retries) =>
          Math.min(100 * 2 ** Math.min(retries, 10), maxReconnectMs) * (0.8 + 0.2 * Math.random()),
      },
    });
  } catch {
    // The client's error may quote the address with its password.
    throw new StartFailure(
      "REDIS_URL: should be an address like redis://:password@host:6379 or rediss://host.",
    );
  }
}

/** The reason without address and password: messages of Redis and of the system contain neither. */
export function describeFailure(error: unknown): string {
  return systemCode(error) || (error instanceof Error ? error.message.slice(0, 200) : "unknown");
}
