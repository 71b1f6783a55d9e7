import { AppError } from "@castor/core/errors.ts";
import { BoundedThread, type ThreadOptions } from "../../concurrency/bounded-thread.ts";
import { Shares } from "../../concurrency/shares.ts";
import type { Picture } from "./picture.ts";

/** Pictures of one caller. Chats fetch the links of many people from few addresses. */
const shares = { each: 10, all: 60 };

/** Paints pictures as PNG in a thread of its own. */
export class PicturePainter {
  readonly #thread: BoundedThread<Picture>;
  readonly #shares = new Shares(shares);

  /** `worldFile`: the embedded world map. Without it, pictures have land everywhere. */
  constructor(worldFile: string, more: Partial<Pick<ThreadOptions, "cpuMs" | "lookMs">> = {}) {
    this.#thread = new BoundedThread({
      file: new URL("./preview-worker.ts", import.meta.url),
      workerData: worldFile,
      cpuMs: 10_000,
      timeoutMs: 120_000,
      fail: () => new AppError("NOT_FOUND"),
      ...more,
    });
  }

  /** The picture as PNG. Throws 429 for a caller who has too many others in the making, 503 when too many wait. */
  paint(picture: Picture, caller: string): Promise<Buffer> {
    return this.#shares.run([caller], () => this.#thread.run(picture, { caller }));
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
