import type { ChangeOutcome, RunOptions } from "../queue-entry.ts";

interface Caller {
  options: RunOptions;
  resolve: (outcome: ChangeOutcome<unknown>) => void;
}

/** Who waits in this window for how a change goes, by its id. */
export class ChangeCallers {
  readonly #callers = new Map<string, Caller>();

  wait(id: string, options: RunOptions): Promise<ChangeOutcome<unknown>> {
    const { promise, resolve } = Promise.withResolvers<ChangeOutcome<unknown>>();
    this.#callers.set(id, { options, resolve });
    return promise;
  }

  get ids(): readonly string[] {
    return [...this.#callers.keys()];
  }

  has(id: string): boolean {
    return this.#callers.has(id);
  }

  /** True when its caller says itself why it was refused. */
  isQuiet(id: string): boolean {
    return this.#callers.get(id)?.options.isQuiet === true;
  }

  resolve(id: string, outcome: ChangeOutcome<unknown>): void {
    const caller = this.#callers.get(id);
    this.#callers.delete(id);
    caller?.resolve(outcome);
  }

  forget(id: string): void {
    this.#callers.delete(id);
  }
}
