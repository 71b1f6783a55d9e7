import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database, Reads } from "../db/database.ts";

/** Seconds. From a cached answer to the time limit of a call. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What happened to a call of a provider. `refused`: it was not asked, since it failed before or too many calls wait. */
export type ProviderOutcome = "answered" | "failed" | "refused";
export type CacheOutcome = "hit" | "miss";
type DatabaseWay = "read" | "glance" | "write";

/**
 * The figures of this process for Prometheus (docs/operations.md). Labels are names of the product, never what somebody
 * sent: their number is bounded, and they tell nothing of anybody.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #calls: Histogram<"row" | "status">;
  readonly #database: Histogram<"way" | "outcome">;
  readonly #running: Gauge<"way">;
  readonly #providers: Counter<"provider" | "outcome">;
  readonly #failing: Gauge<"provider">;
  readonly #caches: Counter<"cache" | "outcome">;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#calls = new Histogram({
      name: "castor_http_request_seconds",
      help: "Duration of answered requests by row of the endpoint table and class of status.",
      labelNames: ["row", "status"],
      ...{ buckets, registers },
    });
    this.#database = new Histogram({
      name: "castor_database_seconds",
      help: "Duration of snapshots, single reads and transactions, with the wait for a connection.",
      labelNames: ["way", "outcome"],
      ...{ buckets, registers },
    });
    this.#running = new Gauge({
      name: "castor_database_running",
      help: "Snapshots, single reads and transactions that run or wait for a connection.",
      labelNames: ["way"],
      registers,
    });
    this.#providers = new Counter({
      name: "castor_provider_calls_total",
      help: "Calls of outside services by outcome.",
      labelNames: ["provider", "outcome"],
      registers,
    });
    this.#failing = new Gauge({
      name: "castor_provider_failing",
      help: "1 while the last call of an outside service failed.",
      labelNames: ["provider"],
      aggregator: "max",
      registers,
    });
    this.#caches = new Counter({
      name: "castor_cache_reads_total",
      help: "Reads of caches by outcome.",
      labelNames: ["cache", "outcome"],
      registers,
    });
  }

  observeRequest(row: string, status: number, seconds: number): void {
    this.#calls.observe({ row, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  countProviderCall(provider: string, outcome: ProviderOutcome): void {
    this.#providers.inc({ provider, outcome });
    if (outcome !== "refused") this.#failing.set({ provider }, outcome === "failed" ? 1 : 0);
  }

  countCacheRead(cache: string, outcome: CacheOutcome): void {
    this.#caches.inc({ cache, outcome });
  }

  /**
   * A figure that is looked up when somebody asks for the figures. `workers` says what several workers have together: their
   * sum, or for a figure of what they share the largest.
   */
  addGauge(
    { name, help, workers }: { name: string; help: string; workers: "sum" | "max" },
    read: () => number | Promise<number>,
  ): void {
    new Gauge({
      name: `castor_${name}`,
      help,
      aggregator: workers,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  #addPools(database: Database): void {
    new Gauge({
      name: "castor_database_connections",
      help: "Connections to PostgreSQL: all, those that nobody uses, and calls that wait for one.",
      labelNames: ["server", "state"],
      registers: [this.registry],
      collect() {
        for (const { server, ...figures } of database.pools())
          for (const [state, count] of Object.entries(figures)) this.set({ server, state }, count);
      },
    });
  }

  /** The same database, measured. */
  measureDatabase(database: Database): Database {
    if (database.kind === "postgres") this.#addPools(database);
    const measure =
      (way: DatabaseWay, ask: Database["read"]): Database["read"] =>
      async (run) => {
        this.#running.inc({ way });
        const end = this.#database.startTimer({ way });
        try {
          const result = await ask(run);
          end({ outcome: "done" });
          return result;
        } catch (error) {
          end({ outcome: "failed" });
          throw error;
        } finally {
          this.#running.dec({ way });
        }
      };
    const measureReads = (reads: Reads): Reads => ({
      read: measure("read", (run) => reads.read(run)),
      glance: measure("glance", (run) => reads.glance(run)),
    });
    return {
      ...measureReads(database),
      kind: database.kind,
      forVisitors: measureReads(database.forVisitors),
      write: measure("write", (run) => database.write(run)),
      pools: () => database.pools(),
      close: () => database.close(),
    };
  }
}
