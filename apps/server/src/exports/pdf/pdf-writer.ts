import { AppError } from "@castor/core/errors.ts";
import { LRUCache } from "lru-cache";
import { BoundedThread, type ThreadOptions } from "../../concurrency/bounded-thread.ts";
import { Semaphore } from "../../concurrency/semaphore.ts";
import { Shares } from "../../concurrency/shares.ts";
import type { PdfJob } from "./pdf-job.ts";
import { countPoints, type Print, weighTexts } from "./weigh-print.ts";

/** Trips with more points are refused before work begins: 100 pages and more that nobody prints at once. */
const pointsMax = 2_000;
/** Ten seconds of work: 2 MB of Latin or Cyrillic, 250,000 signs of other scripts. */
const textMax = 2_000_000;
/** Of one caller: one at work and two that wait. */
const shares = { each: 3, all: 60, words: "tooManyPdfs" };
const failedMax = 1_000;
/** Prints with pictures whose pictures are in memory: the one at work, and those that load theirs meanwhile. */
const picturedMax = 4;

const tooLarge = () => new AppError("PAYLOAD_TOO_LARGE", { words: "pdfTooLarge" });
const isTooLarge = (failure: unknown) =>
  failure instanceof AppError && failure.code === "PAYLOAD_TOO_LARGE";

export interface PdfTurn {
  /** What `versionOfPrint` answers. */
  version: string;
  /** The keys of the caller; the first one is its turn. */
  callers: readonly string[];
  /** Whether the print has pictures or photos, which take 12 MB and 24 MB at most. */
  hasPictures: boolean;
  signal: AbortSignal;
}

/** Writes trips as PDF in a thread of its own. */
export class PdfWriter {
  readonly #thread: BoundedThread<PdfJob>;
  readonly #shares = new Shares(shares);
  readonly #pictured = new Semaphore({ concurrency: picturedMax });
  /** Versions that were too much. They would be too much again. */
  readonly #failed = new LRUCache<string, true>({ max: failedMax });

  /** `worldFile`: the embedded world map. Without it, maps have plain ground. */
  constructor(worldFile: string, more: Partial<Pick<ThreadOptions, "cpuMs" | "lookMs">> = {}) {
    this.#thread = new BoundedThread({
      file: new URL("./pdf-worker.ts", import.meta.url),
      workerData: worldFile,
      cpuMs: 30_000,
      timeoutMs: 300_000,
      heapMb: 512,
      fail: tooLarge,
      ...more,
    });
  }

  /** Throws 429 for a caller who has others in the making, 503 when too many wait. */
  check(callers: readonly string[]): void {
    this.#shares.check(callers);
  }

  /** Throws 413 for a print that is too long for one file, or was when it was tried. */
  refuseLong(print: Print, version: string): void {
    const isLong = countPoints(print) > pointsMax || weighTexts(print) > textMax;
    if (isLong || this.#failed.has(version)) throw tooLarge();
  }

  /**
   * The PDF of what `describe` answers. Throws 413 for a trip that is too long for one, 429 when the caller has others
   * in the making, 503 when too many wait. The signal ends the waiting.
   */
  write(turn: PdfTurn, describe: () => Promise<PdfJob>): Promise<Buffer> {
    const { version, callers, hasPictures, signal } = turn;
    const [caller] = callers;
    const make = async () => {
      const job = await describe();
      try {
        return await this.#thread.run(job, { signal, ...(caller && { caller }) });
      } catch (failure) {
        // Also when its caller has gone meanwhile; and nothing that may go well the next time.
        if (isTooLarge(failure)) this.#failed.set(version, true);
        throw failure;
      }
    };
    return this.#shares.run(callers, () =>
      hasPictures ? this.#pictured.run(make, { signal, ...(caller && { queue: caller }) }) : make(),
    );
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
