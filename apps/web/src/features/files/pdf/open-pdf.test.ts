import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type OpenPdf, openPdf } from "./open-pdf.ts";

/** The library's worker in this thread, until it dies. */
class NearWorker extends EventTarget {
  static last: NearWorker | null = null;
  readonly #channel = new MessageChannel();
  #isDead = false;

  constructor() {
    super();
    NearWorker.last = this;
    const { port1, port2 } = this.#channel;
    port1.onmessage = ({ data }) => {
      if (!this.#isDead) this.dispatchEvent(new MessageEvent("message", { data }));
    };
    void import("pdfjs-dist/legacy/build/pdf.worker.mjs").then(({ WorkerMessageHandler }) =>
      WorkerMessageHandler.initializeFromPort(port2),
    );
  }

  postMessage(message: unknown, transfer: Transferable[] = []) {
    if (!this.#isDead) this.#channel.port1.postMessage(message, transfer);
  }

  die() {
    this.#isDead = true;
    this.dispatchEvent(new Event("error"));
  }

  terminate() {
    this.#isDead = true;
    this.#channel.port1.close();
  }
}

const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 50]>>";
const write = (objects: readonly string[]) =>
  new Blob([
    "%PDF-1.4\n",
    ...objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`),
    "trailer<</Root 1 0 R>>",
  ]);
const short = write([
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
  page,
  page,
]);
/** Nodes that each name a node of the next level nine times, and a like one, which leads to the last page. */
const levels = 9;
const vast = write([
  "<</Type/Catalog/Pages 2 0 R>>",
  ...Array.from({ length: 2 * levels }, (_, index) => {
    const level = Math.floor(index / 2);
    const shared = 2 * level + 4;
    const kids = `${`${shared} 0 R `.repeat(9)}${shared + 1} 0 R`;
    return `<</Type/Pages/Kids[${kids}]/Count ${10 ** (levels - level)}>>`;
  }),
  page,
  page,
]);

const ending = new AbortController();
let opened: OpenPdf | null = null;
const open = async (content: Blob) => {
  opened = await openPdf(content, ending.signal);
  return opened;
};

beforeEach(() => void vi.stubGlobal("Worker", NearWorker));
afterEach(() => {
  opened?.close();
  vi.unstubAllGlobals();
});

test("of a PDF that claims a billion pages some thousands are shown, and it says that there are more", async () => {
  expect(vast.size).toBeLessThan(2_500);
  const pdf = await open(vast);
  expect(pdf).toMatchObject({ pages: 5_000, isCut: true });
  expect((await pdf.page(0)).getViewport({ scale: 1 }).width).toBe(200);
});

test("a PDF of two pages is whole", async () => {
  const pdf = await open(short);
  expect(pdf).toMatchObject({ pages: 2, isCut: false });
  expect((await pdf.page(0)).getViewport({ scale: 1 }).width).toBe(200);
});

test("what is asked of a worker that has died fails, and does not wait forever", async () => {
  const pdf = await open(short);
  const first = await pdf.page(0);
  NearWorker.last?.die();
  const canvas = document.createElement("canvas");
  await expect(pdf.page(1)).rejects.toThrow("failed");
  await expect(pdf.draw(first, canvas, 1).promise).rejects.toThrow("failed");
});
