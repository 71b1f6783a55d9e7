import type * as z from "zod/mini";
import type { Log } from "../../process/log.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { ProviderHost } from "../provider-host.ts";
import type { ModelConfig } from "./model-config.ts";

/** A model's address and dependencies. */
export interface ModelOptions extends Omit<ModelConfig, "protocol"> {
  log: Log;
  now: () => number;
}

/** Writing takes long, so a few calls run at a time. A draft's answer is some kilobytes. */
const figures = { concurrency: 4, maxWaiting: 20, maxBytes: 1_048_576 };

export function openModelHost({ url, log, now }: ModelOptions): ProviderHost {
  return new ProviderHost({ name: "ai", base: url.replace(/\/+$/, ""), log, now, ...figures });
}

interface Question<T> {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The same request in several forms, best first. */
  bodies: readonly object[];
  schema: z.ZodMiniType<T>;
}

/** Calls a model in the best form that its server accepts. The accepted form is used first from then on. */
export class ModelCalls {
  readonly #host: ProviderHost;
  #first = 0;

  constructor(host: ProviderHost) {
    this.#host = host;
  }

  async ask<T>({ path, headers, bodies, schema }: Question<T>, signal: AbortSignal): Promise<T> {
    for (const [index, body] of [...bodies.entries()].slice(this.#first)) {
      const answer = await this.#host.post({ path, headers, body }, { schema }, signal);
      if (answer === null) continue;
      this.#first = index;
      return answer;
    }
    throw new ProviderFailure("wrong", "refuses the question");
  }
}
