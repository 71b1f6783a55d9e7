/** A mail that is being taken in: its chunks, and whether there were too many. */
export interface MailStream extends AsyncIterable<Buffer> {
  sizeExceeded: boolean;
}

/** The mails of all connections that are in memory, which has room for so many bytes. */
export class MailMemory {
  readonly #max: number;
  #held = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Reads a stream to its end, and works with its bytes, which are held until then. The work gets null for a mail that is too large, and `full` where
   * there is no room.
   */
  async use<T>(
    stream: MailStream,
    work: (bytes: Buffer | "full" | null) => Promise<T>,
  ): Promise<T> {
    const chunks: Buffer[] = [];
    let own = 0;
    let isFull = false;
    const release = () => {
      chunks.length = 0;
      this.#held -= own;
      own = 0;
    };
    try {
      for await (const chunk of stream) {
        isFull ||= this.#held + chunk.length > this.#max;
        if (isFull || stream.sizeExceeded) {
          release();
          continue;
        }
        chunks.push(chunk);
        own += chunk.length;
        this.#held += chunk.length;
      }
      if (stream.sizeExceeded) return await work(null);
      return await work(isFull ? "full" : Buffer.concat(chunks));
    } finally {
      release();
    }
  }
}
