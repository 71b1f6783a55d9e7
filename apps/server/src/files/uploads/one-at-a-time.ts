import type { Readable } from "node:stream";
import { AppError } from "@castor/core/errors.ts";

interface Running {
  interrupt(): void;
  ended: Promise<void>;
}

/**
 * Lets one call at a time do something with an upload. Who comes later is the same client on a new connection: the body of
 * the one before is broken off, as nothing may come of it any more.
 */
export class OneAtATime {
  readonly #running = new Map<string, Running>();

  async run<T>(id: string, body: Readable | null, work: () => Promise<T>): Promise<T> {
    for (let before = this.#running.get(id); before; before = this.#running.get(id)) {
      before.interrupt();
      await before.ended;
    }
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const interrupt = () =>
      void body?.destroy(new AppError("CONFLICT", { words: "uploadIsElsewhere" }));
    this.#running.set(id, { interrupt, ended });
    try {
      return await work();
    } finally {
      this.#running.delete(id);
      resolve();
    }
  }
}
