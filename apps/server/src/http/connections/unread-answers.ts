import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface UnreadLimits {
  /** Of answers that callers have not read yet, on all connections together. */
  bytes: number;
  /** Whoever reads less than `leastBytes` in so many milliseconds is disconnected. */
  stalledMs: number;
  leastBytes: number;
}

/** 64 KiB in two minutes is half a kilobyte in a second, below the slowest mobile network. */
export const usualUnread: UnreadLimits = {
  bytes: 128 * 1_048_576,
  stalledMs: 120_000,
  leastBytes: 65_536,
};

interface Reader {
  address: string;
  bytes: number;
  answers: Set<ServerResponse>;
  /** What the caller had read at that time. */
  read: number;
  at: number;
  forget: () => void;
}

/** What only Node's own timeouts know of a socket otherwise: how much of a large write has left. */
interface Inside {
  _bytesDispatched?: number;
  _handle?: { writeQueueSize?: number } | null;
}

const queued = (socket: Socket) => (socket as Socket & Inside)._handle?.writeQueueSize ?? 0;
/** The bytes that the system has taken to send. */
function sentOn(socket: Socket): number {
  const { _bytesDispatched = socket.bytesWritten - socket.writableLength } = socket as Inside &
    Socket;
  return _bytesDispatched - queued(socket);
}

/**
 * The answers that are made and not read yet. They stay in memory: so callers who do not read are disconnected, also
 * those who go on asking, and when there is too much of all, those of the address that has most.
 */
export class UnreadAnswers {
  readonly #limits: UnreadLimits;
  readonly #now: () => number;
  readonly #readers = new Map<Socket, Reader>();
  #bytes = 0;

  constructor(limits: UnreadLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Of all answers that are not read yet. */
  get bytes(): number {
    return this.#bytes;
  }

  /** An answer of so many bytes is going to be sent. */
  add(answer: ServerResponse, address: string, bytes: number): void {
    const { socket } = answer.req;
    if (socket.destroyed) return;
    const reader = this.#readers.get(socket) ?? this.#open(socket, address);
    reader.bytes += bytes;
    reader.answers.add(answer);
    this.#bytes += bytes;
    answer.once("close", () => {
      if (!reader.answers.delete(answer)) return;
      reader.bytes -= bytes;
      this.#bytes -= bytes;
      if (reader.answers.size === 0) this.#forget(socket, reader);
    });
    while (this.#bytes > this.#limits.bytes && this.#closeLargest());
  }

  /** Disconnects whoever has stopped reading. */
  look(): void {
    const now = this.#now();
    const { stalledMs, leastBytes } = this.#limits;
    for (const [socket, reader] of this.#readers) {
      const sent = sentOn(socket);
      const isWaiting = queued(socket) === 0 && socket.writableLength === 0;
      if (isWaiting || sent - reader.read >= leastBytes) {
        reader.read = sent;
        reader.at = now;
      } else if (now - reader.at >= stalledMs) this.#close(socket, reader);
    }
  }

  #open(socket: Socket, address: string): Reader {
    const reader: Reader = {
      ...{ address, bytes: 0, answers: new Set(), read: sentOn(socket), at: this.#now() },
      forget: () => this.#forget(socket, reader),
    };
    this.#readers.set(socket, reader);
    // Answers behind another one are not told that their connection is closed.
    socket.once("close", reader.forget);
    return reader;
  }

  /** Disconnects the slowest reader of the address with most. Answers whether there was one. */
  #closeLargest(): boolean {
    const byAddress = new Map<string, number>();
    for (const { address, bytes } of this.#readers.values())
      byAddress.set(address, (byAddress.get(address) ?? 0) + bytes);
    const [largest] = [...byAddress].reduce(
      (most, one) => (one[1] > most[1] ? one : most),
      ["", 0],
    );
    const [slowest] = [...this.#readers]
      .filter(([, { address }]) => address === largest)
      .toSorted(([, a], [, b]) => a.at - b.at);
    if (slowest === undefined) return false;
    this.#close(...slowest);
    return true;
  }

  #close(socket: Socket, reader: Reader): void {
    this.#forget(socket, reader);
    socket.destroy();
  }

  #forget(socket: Socket, reader: Reader): void {
    // The connection may go on for hours, and would keep the reader of each of its requests.
    socket.off("close", reader.forget);
    if (this.#readers.get(socket) === reader) this.#readers.delete(socket);
    this.#bytes -= reader.bytes;
    reader.bytes = 0;
    reader.answers.clear();
  }
}
