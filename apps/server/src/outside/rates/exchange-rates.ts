import { limits } from "@castor/core/limits.ts";
import * as z from "zod/mini";
import type { Database } from "../../db/database.ts";
import { keepSetting, loadSetting, replaceSetting } from "../../db/settings-store.ts";
import { ProviderFailure } from "../provider-failure.ts";
import type { ProviderLog } from "../provider-host.ts";
import type { RateProvider } from "./rate-provider.ts";
import { type RateSet, rateSet } from "./rate-set.ts";
import { snapshot } from "./snapshot.ts";

/** What is kept: the last good set, and when whom is to be asked again. */
const kept = z.object({ provider: z.string(), nextTry: z.string(), set: z.nullable(rateSet) });
type Kept = z.infer<typeof kept>;

const setting = "rates";
const nothing: Kept = { provider: "", nextTry: "", set: null };
const dayMs = 86_400_000;
/** After a day, and not all installations at the same time. */
const jitterMs = 3_600_000;
/** After a failure. */
const retryMs = 3_600_000;
/** How often is looked whether it is time; other processes may have asked meanwhile. */
const everyMs = 10 * 60_000;
/** After the start, which has enough to do. */
const firstMs = 5_000;

export interface ExchangeRatesParts {
  database: Database;
  log: ProviderLog;
  /** Null: nobody is asked. */
  provider: RateProvider | null;
  now: () => Date;
  timeoutMs?: number;
}

/**
 * The latest known exchange rates: those that came with Castor until a provider has told newer ones. It is asked once a
 * day in the background, by one of several processes, and the last good answer is kept in the database (decision 025).
 */
export class ExchangeRates {
  readonly #parts: ExchangeRatesParts;
  #last: RateSet = snapshot;
  #timers: NodeJS.Timeout[] = [];
  #running: Promise<void> | null = null;

  constructor(parts: ExchangeRatesParts) {
    this.#parts = parts;
  }

  /** Who is asked, as `service/config` says it. */
  get id(): string {
    return this.#parts.provider?.id ?? snapshot.source;
  }

  /** The newest rates that are known; a database that does not answer has told nothing new. */
  async read(): Promise<RateSet> {
    const { database, log } = this.#parts;
    try {
      const { set } = readKept(await database.glance((queries) => loadSetting(queries, setting)));
      // Kept ones may be older than those of a newer version of Castor.
      this.#last = set !== null && set.date >= snapshot.date ? set : snapshot;
    } catch (error) {
      log.warn({ err: error }, "kept rates could not be read");
    }
    return this.#last;
  }

  /** Begins to ask, where somebody is to be asked. */
  start(): void {
    if (this.#parts.provider === null) return;
    const look = () => void this.refresh();
    this.#timers = [setTimeout(look, firstMs).unref(), setInterval(look, everyMs).unref()];
  }

  /** Asks if it is time, and keeps what is told. Never fails: what goes wrong is in the log, and tried again later. */
  refresh(): Promise<void> {
    this.#running ??= this.#look().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Asks no more; resolves when what was asked is answered and kept, which takes no longer than the time limit. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#running;
  }

  async #look(): Promise<void> {
    try {
      await this.#askInTime();
    } catch (error) {
      // What a provider did wrong its host has told already.
      if (!(error instanceof ProviderFailure))
        this.#parts.log.warn({ err: error }, "rates could not be kept");
    }
  }

  async #askInTime(): Promise<void> {
    const { provider, database, now, timeoutMs = limits.providerTimeoutMs } = this.#parts;
    if (provider === null) return;
    const claimed = await this.#claim(provider.id);
    if (claimed === null) return;
    const set = await provider.load(AbortSignal.timeout(timeoutMs));
    const nextTry = later(now(), dayMs + Math.random() * jitterMs);
    const next: Kept = { provider: provider.id, nextTry, set };
    await database.write((queries) =>
      replaceSetting(queries, setting, claimed, JSON.stringify(next)),
    );
  }

  /** Takes it on when it is time: answers what is kept by then, null when it is not time or another process is at it. */
  async #claim(provider: string): Promise<string | null> {
    const { database, now } = this.#parts;
    const before =
      (await database.glance((queries) => loadSetting(queries, setting))) ??
      JSON.stringify(nothing);
    const known = readKept(before);
    if (known.provider === provider && !isDue(known.nextTry, now())) return null;
    const claim: Kept = { ...known, provider, nextTry: later(now(), retryMs) };
    const claimed = JSON.stringify(claim);
    const isFirst = await database.write(async (queries) => {
      await keepSetting(queries, setting, before);
      return replaceSetting(queries, setting, before, claimed);
    });
    return isFirst ? claimed : null;
  }
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** What lies too far ahead was written by a clock that was wrong. */
function isDue(nextTry: string, now: Date): boolean {
  return nextTry <= now.toISOString() || nextTry > later(now, 2 * dayMs);
}

/** What an older or newer version kept in another form is as good as nothing. */
function readKept(text = "null"): Kept {
  const read = kept.safeParse(JSON.parse(text));
  return read.success ? read.data : nothing;
}
