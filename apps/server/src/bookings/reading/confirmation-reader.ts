import {
  readConfirmation as answerSchema,
  type ReadConfirmation,
} from "@castor/core/bookings/confirmation.ts";
import { date } from "@castor/core/time/dates.ts";
import * as z from "zod/mini";
import { JobFailure } from "../../concurrency/bounded-thread.ts";
import { Child, ChildCrash } from "../../concurrency/child-process.ts";
import { Semaphore } from "../../concurrency/semaphore.ts";
import { Shares } from "../../concurrency/shares.ts";
import { type ModelStep, readByModel } from "../model/read-by-model.ts";
import { findExtractor } from "./extractor/find-extractor.ts";
import type { ReadResult } from "./read-confirmation.ts";
import type { ReadingOrder } from "./reading-child.ts";

/** Confirmations of one user, and of all, that are in memory. Each has up to 10 MB. */
const shares = { each: 8, all: 24 };

const result = z.extend(answerSchema, { isWhole: z.boolean(), sentOn: z.nullable(date) });

interface Parts {
  /** The file that knows the airports. */
  gazetteer: string;
  /** The path of KDE's extractor, or "off"; undefined: where it is found. */
  extractorPath: string | undefined;
  now: () => Date;
  /** The language model, where it reads confirmations. */
  modelStep?: ModelStep | undefined;
}

/** Reads confirmations of bookings in a process of its own, which has the processor last (decision 153). */
export class ConfirmationReader {
  readonly #parts: Parts;
  readonly #child = new Child<ReadingOrder>(new URL("./reading-child.ts", import.meta.url));
  readonly #turns = new Semaphore({ concurrency: 1 });
  readonly #shares = new Shares(shares);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** `caller` is who gets a turn. What breaks a reader, or takes it too long, is unreadable. */
  async read(bytes: Uint8Array, name: string, caller: string): Promise<ReadConfirmation> {
    if (bytes.length === 0) return empty;
    return this.#shares.run([caller], async () => {
      const read = await this.#turns.run(() => this.#read(bytes, name), { queue: caller });
      const { modelStep } = this.#parts;
      const { bookings, text, problem } = modelStep
        ? await readByModel(read, caller, modelStep)
        : read;
      return { bookings, text, problem };
    });
  }

  close(): Promise<void> {
    return this.#child.close();
  }

  async #read(bytes: Uint8Array, name: string): Promise<ReadResult> {
    const { gazetteer, extractorPath, now } = this.#parts;
    const extractor = extractorPath === "off" ? null : (extractorPath ?? findExtractor());
    const job = { bytes, name, gazetteer, extractor, nowMs: now().getTime() };
    try {
      const answer = await this.#child.run(job);
      return result.parse(JSON.parse(answer.toString()));
    } catch (failure) {
      if (failure instanceof JobFailure || failure instanceof ChildCrash) return unreadable;
      throw failure;
    }
  }
}

const empty: ReadConfirmation = { bookings: [], text: "", problem: "empty" };
const unreadable: ReadResult = {
  ...{ bookings: [], text: "", problem: "unreadable" },
  ...{ isWhole: false, sentOn: null },
};
