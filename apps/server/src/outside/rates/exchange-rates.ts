import { limits } from "@castor/core/limits.ts";
import * as z from "zod/mini";
import type { Database } from "../../db/database.ts";
import { loadOrCreateSetting, loadSetting, replaceSetting } from "../../db/settings-store.ts";
import type { Log } from "../../process/log.ts";
import { ProviderFailure } from "../provider-failure.ts";
import type { RateProvider } from "./rate-provider.ts";
import { type RateSet, rateSet, snapshot } from "./rate-set.ts";

/** What is stored: the last good rates, and when to call which provider next. */
const storedRates = z.object({
  provider: z.string(),
  nextTry: z.string(),
  set: z.nullable(rateSet),
});
type StoredRates = z.infer<typeof storedRates>;

const setting = "rates";
const nothing: StoredRates = { provider: "", nextTry: "", set: null };
const dayMs = 86_400_000;
/** Added to a day, so that not all installations call at the same time. */
const jitterMs = 3_600_000;
/** After a failure. */
const retryMs = 3_600_000;
/** How often the time is checked. Other processes may have called meanwhile. */
const everyMs = 10 * 60_000;
/** The first check waits until the start is over. */
const firstMs = 5_000;

export interface ExchangeRatesOptions {
  database: Database;
  log: Log;
  /** Null: rates are not loaded. */
  provider: RateProvider | null;
  now: () => Date;
  timeoutMs?: number;
}

/**
 * The latest known exchange rates: the embedded snapshot until a provider has answered newer ones. One of several
 * processes calls the provider once a day in the background. The last good answer is stored in the database
 * (decision 025).
 */
export class ExchangeRates {
  readonly #options: ExchangeRatesOptions;
  #last: RateSet = snapshot;
  /** The text that `#last` was parsed from. Each call with prices reads it, and it changes once a day. */
  #lastStored: Awaited<ReturnType<typeof loadSetting>> | null = null;
  #timers: NodeJS.Timeout[] = [];
  #running: Promise<void> | null = null;

  constructor(options: ExchangeRatesOptions) {
    this.#options = options;
  }

  /** The provider, as named by `service/config`. */
  get id(): string {
    return this.#options.provider?.id ?? snapshot.source;
  }

  /** The newest known rates. When the database fails, the rates read last. */
  async read(): Promise<RateSet> {
    const { database, log } = this.#options;
    try {
      const stored = await database.glance((queries) => loadSetting(queries, setting));
      if (stored === this.#lastStored) return this.#last;
      const { set } = readStoredAnswer(stored);
      // The snapshot of a new version may be newer than the stored rates.
      this.#last = set !== null && set.date >= snapshot.date ? set : snapshot;
      this.#lastStored = stored;
    } catch (error) {
      log.warn({ err: error }, "kept rates could not be read");
    }
    return this.#last;
  }

  /** Starts loading, if a provider is configured. */
  start(): void {
    if (this.#options.provider === null) return;
    const look = () => void this.refresh();
    this.#timers = [setTimeout(look, firstMs).unref(), setInterval(look, everyMs).unref()];
  }

  /** Loads and stores rates when it is time. Never throws: failures are logged and retried. */
  refresh(): Promise<void> {
    this.#running ??= this.#look().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Stops loading. Resolves when a running call is done, at the latest after the time limit. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#running;
  }

  async #look(): Promise<void> {
    try {
      await this.#askInTime();
    } catch (error) {
      // The provider's host has logged its failures already.
      if (!(error instanceof ProviderFailure))
        this.#options.log.warn({ err: error }, "rates could not be kept");
    }
  }

  async #askInTime(): Promise<void> {
    const { provider, database, now, timeoutMs = limits.providerTimeoutMs } = this.#options;
    if (provider === null) return;
    const claimed = await this.#claim(provider.id);
    if (claimed === null) return;
    const set = await provider.load(AbortSignal.timeout(timeoutMs));
    const nextTry = later(now(), dayMs + Math.random() * jitterMs);
    const next: StoredRates = { provider: provider.id, nextTry, set };
    await database.write((queries) =>
      replaceSetting(queries, setting, claimed, JSON.stringify(next)),
    );
  }

  /**
   * Claims the next load for this process. Answers the stored value; null when it is not time or another process is
   * loading.
   */
  async #claim(provider: string): Promise<string | null> {
    const { database, now } = this.#options;
    const before =
      (await database.glance((queries) => loadSetting(queries, setting))) ??
      JSON.stringify(nothing);
    const known = readStoredAnswer(before);
    if (known.provider === provider && !isDue(known.nextTry, now())) return null;
    const claim: StoredRates = { ...known, provider, nextTry: later(now(), retryMs) };
    const claimed = JSON.stringify(claim);
    const isFirst = await database.write(async (queries) => {
      await loadOrCreateSetting(queries, setting, before);
      return replaceSetting(queries, setting, before, claimed);
    });
    return isFirst ? claimed : null;
  }
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** A time too far ahead was written with a wrong clock. */
function isDue(nextTry: string, now: Date): boolean {
  return nextTry <= now.toISOString() || nextTry > later(now, 2 * dayMs);
}

/** Parses the stored value. Another version's format counts as nothing. */
function readStoredAnswer(text = "null"): StoredRates {
  const read = storedRates.safeParse(JSON.parse(text));
  return read.success ? read.data : nothing;
}
