import { Readable } from "node:stream";
import { nowhere, type PresencePlace } from "@castor/core/members/presence.ts";
import type { StreamEnd, TripEvent, TripState } from "@castor/core/trips/trip-event.ts";
import type { Viewer } from "../http/calls/context.ts";

/** A comment, which keeps proxies from closing a silent connection. */
const heartbeat = Buffer.from(":\n\n");
/** So long somebody has to take the last event. */
const lastMs = 1_000;

/** An event as it is sent; `data` is its JSON. */
const write = (kind: TripEvent["kind"], data: string, id = "") =>
  `event: ${kind}\n${id}data: ${data}\n\n`;

/**
 * What one window is sent of a trip. Nothing piles up for a reader who is slow: of each kind of event the newest waits
 * alone, and replaces the one before.
 */
export class TripStream extends Readable {
  readonly viewer: Viewer;
  /** The name that the window has given itself; null for one that does not say where it is. */
  readonly window: string | null;
  place: PresencePlace = nowhere;
  /** The version that the reader was told last. */
  told = 0;
  readonly #waiting = new Map<TripEvent["kind"], () => string>();
  /** Who is here, as the reader was told last: JSON. It is told once at least: who comes back may know of somebody who has left. */
  #people: string | null = null;
  #isWanted = false;
  /** Set once it is known why the stream ends. */
  #end: NodeJS.Timeout | null = null;
  /** When the reader was first not ready for what there was (milliseconds since 1970). */
  #stalledSince: number | null = null;

  constructor(viewer: Viewer, window: string | null = null) {
    super({ highWaterMark: 1 });
    this.viewer = viewer;
    this.window = window;
  }

  override _read(): void {
    this.#isWanted = true;
    this.#stalledSince = null;
    this.#sendWaiting();
  }

  /** Says the state of the trip as `describe` knows it when the reader takes it. */
  tell(describe: (since: number) => TripState, now: number): void {
    this.#say("trip", now, () => {
      const state = describe(this.told);
      this.told = state.version;
      return write(state.kind, JSON.stringify(state), `id: ${state.version}\n`);
    });
  }

  /** Says who is here, where that is not what the reader knows. `people` is the JSON of `PresentPerson[]`. */
  tellPeople(people: string, now: number): void {
    if (people === this.#people) return;
    this.#people = people;
    this.#say("presence", now, () => write("presence", `{"kind":"presence","people":${people}}`));
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
    this.#waiting.clear();
    this.#waiting.set("end", () => write("end", JSON.stringify({ kind: "end", reason })));
    if (this.#isWanted) this.#sendWaiting();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.#end !== null) clearTimeout(this.#end);
    done(error);
  }

  #say(kind: TripEvent["kind"], now: number, make: () => string): void {
    if (this.#end !== null) return;
    this.#waiting.set(kind, make);
    if (this.#isWanted) this.#sendWaiting();
    else this.#stalledSince ??= now;
  }

  #sendWaiting(): void {
    if (this.#waiting.size === 0) return;
    const events = [...this.#waiting.values()].map((make) => make());
    this.#waiting.clear();
    this.#send(events.join(""));
  }

  #send(text: string | Buffer): void {
    this.#isWanted = false;
    this.push(text);
    if (this.#end !== null) this.push(null);
  }
}
