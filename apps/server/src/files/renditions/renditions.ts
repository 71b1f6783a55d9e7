import { rm } from "node:fs/promises";
import { AppError } from "@castor/core/errors.ts";
import { pictureSides } from "@castor/core/files/picture-size.ts";
import { LRUCache } from "lru-cache";
import { JobFailure } from "../../concurrency/bounded-thread.ts";
import { Child, ChildCrash } from "../../concurrency/child-process.ts";
import { Semaphore } from "../../concurrency/semaphore.ts";
import { Shares } from "../../concurrency/shares.ts";
import { createId } from "../../db/create-id.ts";
import { type FileStorage, type Rendition, renditionName } from "../storage/file-storage.ts";
import type { PartFiles } from "../uploads/part-files.ts";
import type { RenditionOrder } from "./rendition-child.ts";

/** Types that pictures are made of. */
const pictureTypes: ReadonlySet<string> = new Set(
  ["jpeg", "png", "webp", "gif", "heic", "heif", "avif"].map((kind) => `image/${kind}`),
);
/** Pictures of one user, or of visitors from one address, that wait: a page asks for all that it shows. */
const shares = { each: 200, all: 1_000 };
const failedMax = 10_000;
const failedMs = 3_600_000;

/** What a rendition is made of. */
export interface RenditionSource {
  hash: string;
  type: string;
  bytes: number;
}

export interface RenditionParts {
  storage: FileStorage;
  parts: PartFiles;
}

/**
 * Pictures of files in sizes (decision 136), and the words of PDFs (145). Each is made once, when it is first asked for, in a process of its own (151), and lies
 * beside the content that it was made of.
 */
export class Renditions {
  readonly #parts: RenditionParts;
  readonly #child = new Child<RenditionOrder>(new URL("./rendition-child.ts", import.meta.url));
  /** One content at a time is in memory. Users get their turns. */
  readonly #turns = new Semaphore({ concurrency: 1 });
  readonly #shares = new Shares(shares);
  readonly #making = new Map<string, Promise<number>>();
  /** Names of renditions that could not be made. On a busy machine a good one may take too long: it has another chance later. */
  readonly #failed = new LRUCache<string, true>({ max: failedMax, ttl: failedMs });

  constructor(parts: RenditionParts) {
    this.#parts = parts;
  }

  /** The size in bytes of what is made of a file. `caller` is who gets a turn. Throws `NOT_FOUND` where it is no picture that can be shown, or takes too long. */
  async prepare(source: RenditionSource, rendition: Rendition, caller: string): Promise<number> {
    const name = renditionName(source.hash, rendition);
    const isFit = rendition === "text" || pictureTypes.has(source.type);
    if (!isFit || this.#failed.has(name)) throw notShown();
    const known = await this.#parts.storage.size(name);
    if (known !== null) return known;
    let making = this.#making.get(name);
    if (making === undefined) {
      making = this.#shares
        .run([caller], () =>
          this.#turns.run(() => this.#make(source, rendition, name), { queue: caller }),
        )
        .finally(() => this.#making.delete(name));
      this.#making.set(name, making);
    }
    return making;
  }

  close(): Promise<void> {
    return this.#child.close();
  }

  async #make({ hash, type, bytes }: RenditionSource, rendition: Rendition, name: string) {
    const { storage, parts } = this.#parts;
    const side = rendition === "text" ? null : pictureSides[rendition];
    const made = await this.#run({ hash, type, bytes }, side).catch((failure: unknown) => {
      const isOfJob = failure instanceof JobFailure;
      if (!isOfJob && !(failure instanceof ChildCrash)) throw failure;
      // Nobody waits again for a document whose words cannot be had.
      if (isOfJob && rendition === "text") return noWords;
      this.#failed.set(name, true);
      throw notShown();
    });
    const file = await parts.save(createId(), made);
    try {
      await storage.put(name, file);
    } finally {
      await rm(file, { force: true });
    }
    // The content may have gone meanwhile. The same content may come again just now, so the rendition alone goes.
    if ((await storage.size(hash)) === null) await storage.removeRendition(name);
    return made.length;
  }

  /** The child reads the content from a file of this disk: a message would copy it on this thread. */
  async #run({ hash, type, bytes }: RenditionSource, side: number | null): Promise<Buffer> {
    const { storage, parts } = this.#parts;
    const file = storage.pathOf?.(hash);
    if (file !== undefined) {
      if ((await storage.size(hash)) === null) throw new AppError("NOT_FOUND");
      return this.#child.run({ file, type, side });
    }
    const pieces = await storage.open(hash, 0, bytes - 1);
    if (pieces === null) throw new AppError("NOT_FOUND");
    const id = createId();
    try {
      return await this.#child.run({ file: await parts.save(id, pieces), type, side });
    } finally {
      await parts.remove(id);
    }
  }
}

/** As `readWords` answers for what has none. */
const noWords = Buffer.from("\n");

const notShown = () => new AppError("NOT_FOUND", { words: "pictureNotShown" });
