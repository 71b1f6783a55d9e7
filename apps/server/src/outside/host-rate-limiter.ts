import { setTimeout as wait } from "node:timers/promises";
import type { Database, Queries } from "../db/database.ts";
import { loadOrCreateSetting, replaceSetting } from "../db/settings-store.ts";
import { ProviderFailure } from "./provider-failure.ts";

/** The interval between calls of the whole installation, by the terms of free public services (specification#public-services). */
const everyMs = 1_000;
/** A longer wait is refused at once. Half of a provider's time limit is left for its answer. */
const maxWaitMs = 2_000;
/** No slot is this far ahead: a clock was wrong. */
const nonsenseMs = 60_000;

export interface HostRateLimiterOptions {
  database: Database;
  host: string;
  now: () => number;
}

/** Limits the calls of all processes of an installation to a host to one per second. */
export class HostRateLimiter {
  readonly #options: HostRateLimiterOptions;

  constructor(options: HostRateLimiterOptions) {
    this.#options = options;
  }

  /** Resolves when the call may be made. Throws a `ProviderFailure` when the wait is too long or the database fails. */
  async take(signal: AbortSignal): Promise<void> {
    const { database, host, now } = this.#options;
    const ahead = await database
      .write((queries) => reserveSlot(queries, host, now()))
      .catch((error: unknown) => {
        throw new ProviderFailure("busy", "whose turn it is cannot be known", { cause: error });
      });
    if (ahead === null) throw new ProviderFailure("busy", "too many calls wait");
    await wait(ahead, undefined, { signal }).catch(() => {
      throw new ProviderFailure("busy", "no time is left");
    });
  }
}

/** Reserves the next free slot. Answers the milliseconds until it; null when that is too long. */
export async function reserveSlot(
  queries: Queries,
  host: string,
  now: number,
): Promise<number | null> {
  const name = `next turn at ${host}`;
  for (;;) {
    const from = await loadOrCreateSetting(queries, name, "0");
    const next = Number(from);
    const turn = next > now + nonsenseMs ? now : Math.max(now, next);
    if (turn > now + maxWaitMs) return null;
    if (await replaceSetting(queries, name, from, String(turn + everyMs))) return turn - now;
  }
}
