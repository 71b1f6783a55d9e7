import { setTimeout as wait } from "node:timers/promises";
import type { Database, Queries } from "../db/database.ts";
import { keepSetting, replaceSetting } from "../db/settings-store.ts";
import { ProviderFailure } from "./provider-failure.ts";

/** Between two calls of the whole installation, as the terms of free public services have it (decisions 8). */
const everyMs = 1_000;
/** Who would wait for longer is told at once: half of a provider's time is left for its answer. */
const mostWaitMs = 2_000;
/** No turn lies so far ahead: a clock was wrong. */
const nonsenseMs = 60_000;

export interface HostPaceParts {
  database: Database;
  host: string;
  now: () => number;
}

/** Sees to it that all processes of an installation together call a host no more than once a second. */
export class HostPace {
  readonly #parts: HostPaceParts;

  constructor(parts: HostPaceParts) {
    this.#parts = parts;
  }

  /** Resolves when the caller's turn has come. Throws a `ProviderFailure` when that would take too long, or cannot be known. */
  async take(signal: AbortSignal): Promise<void> {
    const { database, host, now } = this.#parts;
    const ahead = await database
      .write((queries) => claimTurn(queries, host, now()))
      .catch((error: unknown) => {
        throw new ProviderFailure("busy", "whose turn it is cannot be known", { cause: error });
      });
    if (ahead === null) throw new ProviderFailure("busy", "too many calls wait");
    await wait(ahead, undefined, { signal }).catch(() => {
      throw new ProviderFailure("busy", "no time is left");
    });
  }
}

/** Takes the next free turn and answers how many milliseconds ahead it lies; null when that is too many. */
export async function claimTurn(
  queries: Queries,
  host: string,
  now: number,
): Promise<number | null> {
  const name = `next turn at ${host}`;
  for (;;) {
    const from = await keepSetting(queries, name, "0");
    const next = Number(from);
    const turn = next > now + nonsenseMs ? now : Math.max(now, next);
    if (turn > now + mostWaitMs) return null;
    if (await replaceSetting(queries, name, from, String(turn + everyMs))) return turn - now;
  }
}
