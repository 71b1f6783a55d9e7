import { AppError } from "@castor/core/errors.ts";

/** Answers being built at the same time: each may hold a whole trip as rows and as text. */
const mostAtOnce = 4;
const mostWaiting = 1_000;

/** An answer, compressed, with the version that it was built of. */
export interface ReadyAnswer {
  tag: string;
  body: Buffer;
}

/**
 * Answers of versioned rows, compressed and ready to send, the least recently used going when `mostBytes` are full. Who
 * asks for one that is being built waits for it, so that a large trip is in memory once, however many read it.
 */
export class ReadyAnswers {
  readonly #mostBytes: number;
  readonly #answers = new Map<string, Buffer>();
  readonly #building = new Map<string, Promise<ReadyAnswer>>();
  readonly #waiting: (() => void)[] = [];
  #slots = mostAtOnce;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(row: string, tag: string): Buffer | undefined {
    const key = keyOf(row, tag);
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  /** Builds the answer, or waits for who is at it. What they could not build is built anew, for theirs may be another's failure. */
  async build(row: string, tag: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const key = keyOf(row, tag);
    const other = this.#building.get(key);
    if (other !== undefined) return other.catch(() => this.build(row, tag, make));
    const building = this.#takeSlot(make);
    this.#building.set(key, building);
    try {
      const answer = await building;
      this.#set(keyOf(row, answer.tag), answer.body);
      return answer;
    } finally {
      this.#building.delete(key);
    }
  }

  async #takeSlot<T>(make: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= mostWaiting)
      throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });
    if (this.#slots === 0) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#slots -= 1;
    try {
      return await make();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#slots += 1;
      else next();
    }
  }

  #set(key: string, answer: Buffer): void {
    this.#remove(key);
    if (answer.length > this.#mostBytes / 4) return;
    this.#answers.set(key, answer);
    this.#bytes += key.length + answer.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const answer = this.#answers.get(key);
    if (answer === undefined) return;
    this.#answers.delete(key);
    this.#bytes -= key.length + answer.length;
  }
}

const keyOf = (row: string, tag: string) => `${row} ${tag}`;
