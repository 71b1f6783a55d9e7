import type * as z from "zod/mini";
import { ProviderFailure } from "../provider-failure.ts";
import { ProviderHost, type ProviderLog } from "../provider-host.ts";
import type { ModelConfig } from "./model-config.ts";

/** Where a model is, and who hears of it. */
export interface ModelParts extends Omit<ModelConfig, "protocol"> {
  log: ProviderLog;
  now: () => number;
}

/** Writing takes long, so a few at once; the text of a draft and its wrapping are some kilobytes. */
const figures = { atOnce: 4, mostWaiting: 20, mostBytes: 1_048_576 };

export function openModelHost({ url, log, now }: ModelParts): ProviderHost {
  return new ProviderHost({ name: "ai", base: url.replace(/\/+$/, ""), log, now, ...figures });
}

interface Question<T> {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The question in the ways to ask it, the best first. */
  bodies: readonly object[];
  schema: z.ZodMiniType<T>;
}

/** Asks a model in the best way that its server takes; the one that was taken is asked first from then on. */
export class ModelCalls {
  readonly #host: ProviderHost;
  #first = 0;

  constructor(host: ProviderHost) {
    this.#host = host;
  }

  async ask<T>({ path, headers, bodies, schema }: Question<T>, signal: AbortSignal): Promise<T> {
    for (const [at, body] of [...bodies.entries()].slice(this.#first)) {
      const answer = await this.#host.post({ path, headers, body }, { schema }, signal);
      if (answer === null) continue;
      this.#first = at;
      return answer;
    }
    throw new ProviderFailure("wrong", "refuses the question");
  }
}
