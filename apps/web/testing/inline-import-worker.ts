import type { ImportJob, ImportReport } from "../src/features/imports/parse/import-worker.ts";
import { parseImport } from "../src/features/imports/parse/parse-import.ts";

/**
 * The import worker on the page's own thread, since jsdom has no workers: `vi.stubGlobal("Worker", InlineImportWorker)`. What it
 * answers is copied as between threads.
 */
export class InlineImportWorker extends EventTarget {
  #isEnded = false;

  postMessage({ source, options }: ImportJob): void {
    void this.#work(source, options);
  }

  terminate(): void {
    this.#isEnded = true;
  }

  async #work(source: ImportJob["source"], options: ImportJob["options"]): Promise<void> {
    const onProgress = (done: number) => this.#report({ kind: "progress", done });
    try {
      const input =
        typeof source === "string"
          ? { text: source }
          : { fileName: source.name, bytes: new Uint8Array(await source.arrayBuffer()) };
      this.#report({ kind: "result", result: await parseImport(input, options, onProgress) });
    } catch (error) {
      this.#report({ kind: "failure", message: String(error) });
    }
  }

  #report(report: ImportReport): void {
    if (this.#isEnded) return;
    this.dispatchEvent(new MessageEvent("message", { data: structuredClone(report) }));
  }
}
