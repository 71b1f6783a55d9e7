import type {
  PDFDocumentProxy,
  PDFPageProxy,
  RenderTask,
  TextLayer,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerAddress from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { pdfParts } from "./pdf-parts.ts";

export type PdfPage = PDFPageProxy;

/** Why a PDF is not shown: it asks for a password, or nothing can be made of it. */
export type PdfFault = "locked" | "broken";

/** A picture of more pixels than that is left out: unpacked, it takes four times as many bytes. */
const mostPixels = 64_000_000;

/** No book has more. A PDF of a thousand bytes can claim a billion, each of which is laid out. */
const mostPages = 5_000;

/** An open PDF. `close` gives back its worker and its memory. */
export interface OpenPdf {
  /** Those that are shown. */
  pages: number;
  /** It has more pages than those. */
  isCut: boolean;
  page: (index: number) => Promise<PdfPage>;
  draw: (
    page: PdfPage,
    canvas: HTMLCanvasElement,
    scale: number,
  ) => Pick<RenderTask, "promise" | "cancel">;
  /** Puts the words of a page over its picture, to be read aloud and copied. */
  writeWords: (page: PdfPage, container: HTMLElement) => TextLayer;
  close: () => void;
}

/**
 * Opens a PDF in a worker of its own: what takes forever there ends with `signal`. Its scripts never run, and its links and fields lead nowhere: pages are
 * pictures with words over them. Rejects with a `PdfFault`.
 */
export async function openPdf(content: Blob, signal: AbortSignal): Promise<OpenPdf> {
  const [library, bytes] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    content.arrayBuffer(),
  ]);
  signal.throwIfAborted();
  const port = new Worker(workerAddress, { type: "module", name: "pdf" });
  const worker = new library.PDFWorker({
    // The library's type says null for every port.
    port: port as unknown as null,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  const parts = new URL(pdfParts(library.version), window.location.href).href;
  const loading = library.getDocument({
    ...{ data: bytes, worker, verbosity: library.VerbosityLevel.ERRORS },
    // Our pages allow no WebAssembly (decision 014).
    ...{ useWasm: false, maxImageSize: mostPixels, enableXfa: false },
    ...{ cMapUrl: parts, standardFontDataUrl: parts, wasmUrl: parts },
  });
  const close = () => {
    void loading.destroy().catch(() => undefined);
    worker.destroy();
    port.terminate();
  };
  signal.addEventListener("abort", close, { once: true });
  const failed = Promise.withResolvers<never>();
  port.addEventListener("error", () => failed.reject(new Error("The worker has failed.")));
  const unlessFailed: UnlessFailed = (work) => Promise.race([work, failed.promise]);
  const pdf = await unlessFailed(loading.promise).catch((thrown: unknown) => {
    close();
    throw thrown instanceof library.PasswordException ? "locked" : "broken";
  });
  return toOpenPdf(pdf, library.TextLayer, unlessFailed, close);
}

/** The library waits forever for a worker that is gone: this rejects instead. */
type UnlessFailed = <T>(work: Promise<T>) => Promise<T>;

const toOpenPdf = (
  pdf: PDFDocumentProxy,
  Words: typeof TextLayer,
  unlessFailed: UnlessFailed,
  close: () => void,
): OpenPdf => ({
  pages: Math.min(pdf.numPages, mostPages),
  isCut: pdf.numPages > mostPages,
  page: (index) => unlessFailed(pdf.getPage(index + 1)),
  draw(page, canvas, scale) {
    const task = page.render({ canvas, viewport: page.getViewport({ scale }) });
    return { promise: unlessFailed(task.promise), cancel: () => task.cancel() };
  },
  writeWords: (page, container) =>
    new Words({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale: 1 }),
    }),
  close,
});
