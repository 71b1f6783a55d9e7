import { AppError } from "@castor/core/errors.ts";
import { choosePrintedRoutes } from "@castor/core/print/choose-printed-routes.ts";
import { BoundedThread } from "../../concurrency/bounded-thread.ts";
import type { PdfJob } from "./pdf-job.ts";

/** Trips with more points are refused before work begins: 100 pages and more that nobody prints at once. */
const pointsMax = 2_000;

const tooLarge = () => new AppError("PAYLOAD_TOO_LARGE", { words: "pdfTooLarge" });

/** Writes trips as PDF in a thread of its own. */
export class PdfWriter {
  readonly #thread: BoundedThread<PdfJob>;

  /** `worldFile`: the embedded world map. Without it, maps have plain ground. */
  constructor(worldFile: string) {
    this.#thread = new BoundedThread({
      file: new URL("./pdf-worker.ts", import.meta.url),
      workerData: worldFile,
      maxWaiting: 20,
      timeoutMs: 30_000,
      heapMb: 512,
      fail: tooLarge,
    });
  }

  /** The PDF. Throws 413 for a trip that is too long for one, 503 when too many wait. The signal ends the waiting. */
  write(job: PdfJob, signal: AbortSignal): Promise<Buffer> {
    return this.#thread.run(job, signal);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

type Print = Pick<PdfJob, "trip" | "options">;

/** Throws for a print that is too long for one file. */
export function refuseLongPrint({ trip, options }: Print): void {
  const points = choosePrintedRoutes(trip, options).reduce(
    (sum, route) => sum + route.points.length,
    0,
  );
  if (points > pointsMax) throw tooLarge();
}
