import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, Gauge, Registry } from "prom-client";
import type { FiguresSource } from "./serve-metrics.ts";

/** A worker that is busy for longer is counted with its last figures. */
const answerMs = 2_000;

type Figures = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

interface FiguresQuestion {
  kind: "figures";
  id: number;
}
interface FiguresAnswer extends FiguresQuestion {
  figures: Figures;
}

/** For a worker: its primary asks for the figures. */
export function answerPrimary(registry: Registry): void {
  process.on("message", async (message) => {
    const { kind, id } = message as FiguresQuestion;
    if (kind !== "figures") return;
    const figures = await registry.getMetricsAsJSON();
    if (process.connected)
      process.send?.({ kind, id, figures } satisfies FiguresAnswer, undefined, {}, () => undefined);
  });
}

/**
 * For the primary: the figures of all workers together. What a worker counted stays counted after its end, since Prometheus takes
 * a sum that falls for a restart of everything.
 */
export class WorkerFigures implements FiguresSource {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #last = new Map<number, Figures>();
  readonly #waiting = new Set<(worker: Worker, answer: FiguresAnswer) => void>();
  #ended: Figures = [];
  #adding = Promise.resolve();
  #lastId = 0;

  constructor() {
    cluster.on("message", (worker, message: unknown) => {
      const answer = message as FiguresAnswer;
      if (answer.kind === "figures") for (const take of this.#waiting) take(worker, answer);
    });
    cluster.on("exit", ({ id }) => {
      const counted = (this.#last.get(id) ?? []).filter(({ type }) => isCount(String(type)));
      this.#last.delete(id);
      this.#adding = this.#adding.then(async () => {
        this.#ended = await addUp([this.#ended, counted]).getMetricsAsJSON();
      });
    });
  }

  readonly metrics = async (): Promise<string> => {
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one?.isConnected());
    await this.#ask(workers.filter((one) => one !== undefined));
    await this.#adding;
    const sum = addUp([...this.#last.values(), this.#ended]);
    const gauge = new Gauge({
      name: "castor_workers",
      help: "Workers that run.",
      registers: [sum],
    });
    gauge.set(workers.length);
    return sum.metrics();
  };

  #ask(workers: readonly Worker[]): Promise<void> {
    this.#lastId += 1;
    const question: FiguresQuestion = { kind: "figures", id: this.#lastId };
    const { promise, resolve } = Promise.withResolvers<void>();
    const open = new Set(workers.map(({ id }) => id));
    const take = ({ id }: Worker, answer: FiguresAnswer) => {
      // One that has ended since is counted already.
      if (cluster.workers?.[id] !== undefined) this.#last.set(id, answer.figures);
      if (answer.id === question.id) open.delete(id);
      if (open.size === 0) resolve();
    };
    const timer = setTimeout(resolve, answerMs);
    this.#waiting.add(take);
    for (const worker of workers) worker.send(question, () => undefined);
    if (workers.length === 0) resolve();
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(take);
    });
  }
}

const addUp = (all: readonly Figures[]): Registry =>
  AggregatorRegistry.aggregate(all.filter((figures) => figures.length > 0));

const isCount = (type: string): boolean => type === "counter" || type === "histogram";
