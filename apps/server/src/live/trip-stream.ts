import { Readable } from "node:stream";
import type { StreamEnd, TripEvent, TripState } from "@castor/core/trips/trip-event.ts";
import type { Viewer } from "../http/calls/context.ts";

/** A comment, which keeps proxies from closing a silent connection. */
const heartbeat = ":\n\n";
/** So long somebody has to take the last event. */
const lastMs = 1_000;

/** An event as it is sent. */
const write = (event: TripEvent): string => {
  const id = event.kind === "trip" ? `id: ${event.version}\n` : "";
  return `event: ${event.kind}\n${id}data: ${JSON.stringify(event)}\n\n`;
};

/**
 * What one window is sent of a trip. Nothing piles up for a reader who is slow: the newest state waits alone, and replaces
 * the one before.
 */
export class TripStream extends Readable {
  readonly viewer: Viewer;
  /** The version that the reader was told last. */
  told = 0;
  #waiting: (() => string) | null = null;
  #isWanted = false;
  /** Set once it is known why the stream ends. */
  #end: NodeJS.Timeout | null = null;
  /** When the reader was first not ready for what there was (milliseconds since 1970). */
  #stalledSince: number | null = null;

  constructor(viewer: Viewer) {
    super({ highWaterMark: 1 });
    this.viewer = viewer;
  }

  override _read(): void {
    this.#isWanted = true;
    this.#stalledSince = null;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.#send(waiting());
  }

  /** Says the state of the trip as `describe` knows it when the reader takes it. */
  tell(describe: (since: number) => TripState, now: number): void {
    if (this.#end !== null) return;
    const make = () => {
      const state = describe(this.told);
      this.told = state.version;
      return write(state);
    };
    if (this.#isWanted) this.#send(make());
    else {
      this.#waiting = make;
      this.#stalledSince ??= now;
    }
  }

  /** Answers false for a reader who has not been ready for so many milliseconds. */
  beat(now: number, patienceMs: number): boolean {
    if (this.#end !== null) return true;
    if (this.#isWanted) this.#send(heartbeat);
    else this.#stalledSince ??= now;
    return this.#stalledSince === null || now - this.#stalledSince < patienceMs;
  }

  /** Says why the stream ends, and ends it. Whoever does not read is not waited for. */
  finish(reason: StreamEnd): void {
    if (this.#end !== null) return;
    this.#end = setTimeout(() => this.destroy(), lastMs).unref();
    const make = () => write({ kind: "end", reason });
    if (this.#isWanted) this.#send(make());
    else this.#waiting = make;
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.#end !== null) clearTimeout(this.#end);
    done(error);
  }

  #send(text: string): void {
    this.#isWanted = false;
    this.push(text);
    if (this.#end !== null) this.push(null);
  }
}
