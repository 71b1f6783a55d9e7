import { Worker } from "node:worker_threads";
import { Semaphore } from "../../concurrency/semaphore.ts";
import type { Picture } from "./picture.ts";

export interface PictureCall {
  id: number;
  picture: Picture;
}
export type PictureAnswer = { id: number } & ({ png: Uint8Array } | { failure: string });

const maxWaiting = 50;
const paintMs = 10_000;

/**
 * Paints pictures in a thread of its own, one after another, each within a time limit: a picture that takes too long
 * ends the thread, and the next one starts a new one.
 */
export class PicturePainter {
  readonly #worldFile: string;
  readonly #semaphore = new Semaphore({ concurrency: 1, maxWaiting });
  #worker: Worker | undefined;
  #calls = 0;

  /** `worldFile`: the embedded world map. Without it, pictures have land everywhere. */
  constructor(worldFile: string) {
    this.#worldFile = worldFile;
  }

  /** The picture as PNG. Throws 503 when too many wait. */
  paint(picture: Picture): Promise<Buffer> {
    return this.#semaphore.run(() => this.#paint(picture));
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #paint(picture: Picture): Promise<Buffer> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#calls;
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const onAnswer = (answer: PictureAnswer) => {
      if (answer.id !== id) return;
      if ("png" in answer) resolve(Buffer.from(answer.png));
      else reject(new Error(answer.failure));
    };
    const onEnd = () => reject(new Error("the thread of pictures ended"));
    const timer = setTimeout(() => void worker.terminate(), paintMs);
    worker.on("message", onAnswer).once("exit", onEnd);
    worker.postMessage({ id, picture } satisfies PictureCall);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.off("message", onAnswer).off("exit", onEnd);
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL("./preview-worker.ts", import.meta.url), {
      workerData: this.#worldFile,
    });
    worker.unref();
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
