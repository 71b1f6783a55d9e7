import { BoundedThread } from "../../concurrency/bounded-thread.ts";
import type { Picture } from "./picture.ts";

/** Paints pictures as PNG in a thread of its own. */
export class PicturePainter {
  readonly #thread: BoundedThread<Picture>;

  /** `worldFile`: the embedded world map. Without it, pictures have land everywhere. */
  constructor(worldFile: string) {
    this.#thread = new BoundedThread({
      file: new URL("./preview-worker.ts", import.meta.url),
      workerData: worldFile,
      maxWaiting: 50,
      timeoutMs: 10_000,
    });
  }

  /** The picture as PNG. Throws 503 when too many wait. */
  paint(picture: Picture): Promise<Buffer> {
    return this.#thread.run(picture);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
