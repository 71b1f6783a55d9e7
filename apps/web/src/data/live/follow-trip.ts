import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import type { PresentPerson } from "@castor/core/members/presence.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripEvent, TripState } from "@castor/core/trips/trip-event.ts";
import { isConnected, watchConnection } from "../http/connection.ts";
import { newKey } from "../http/new-key.ts";
import { keyOf, markOld, queryClient } from "../http/query-client.ts";
import { isOwnChange } from "./own-changes.ts";
import { setPeopleHere } from "./presence.ts";
import { readEvents } from "./read-events.ts";
import { PlaceTeller } from "./tell-place.ts";

/** After a stream that could not be had the next one is tried later, and then after twice as long each time. */
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** While there is no stream the trip is read so often at most. */
const pollMs = 30_000;

/** The name of this window at its streams. */
const windowName = newKey();

const isLookedAt = () => document.visibilityState === "visible";

/**
 * Follows a trip of several people: what another one has changed is read again, by the same read as ever, and who else is
 * here is told. A window that nobody looks at, and one without a connection, holds no stream. Returns a function that ends it.
 */
export function followTrip(tripId: string, random: () => number = Math.random): () => void {
  const follower = new TripFollower(tripId, random);
  const stops = [watchConnection(follower.update), () => follower.end()];
  document.addEventListener("visibilitychange", follower.update);
  stops.push(() => document.removeEventListener("visibilitychange", follower.update));
  follower.update();
  return () => {
    for (const stop of stops) stop();
  };
}

class TripFollower {
  readonly #tripId: string;
  readonly #random: () => number;
  readonly #teller: PlaceTeller;
  /** The stream that is open, or about to be opened again. */
  #running: AbortController | null = null;
  /** The version that the screen shows, or is about to. */
  #version: number | null = null;
  #readAt = 0;
  #isReading = false;
  #isReadDue = false;

  constructor(tripId: string, random: () => number) {
    this.#tripId = tripId;
    this.#random = random;
    this.#teller = new PlaceTeller(tripId, windowName);
  }

  readonly update = (): void => {
    const isWanted = isLookedAt() && isConnected();
    if (!isWanted) this.stop();
    else if (this.#running === null) {
      this.#running = new AbortController();
      void this.#run(this.#running.signal);
    }
  };

  stop(): void {
    this.#running?.abort();
    this.#running = null;
    this.#takePeople([]);
  }

  end(): void {
    this.stop();
    this.#teller.stop();
  }

  async #run(signal: AbortSignal): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!signal.aborted) {
      let hasSpoken = false;
      const onEvent = (event: TripEvent) => {
        if (signal.aborted) return;
        hasSpoken = true;
        if (event.kind === "trip") this.#take(event);
        else if (event.kind === "presence") this.#takePeople(event.people);
        // Reading tells what is left: nothing, for somebody who was removed.
        else if (event.reason === "right") this.#readAgain();
      };
      this.#teller.begin();
      const stream = { tripId: this.#tripId, window: windowName };
      await readEvents(stream, onEvent, signal).catch(() => undefined);
      if (signal.aborted) return;
      if (hasSpoken) pauseMs = firstPauseMs;
      else {
        this.#takePeople([]);
        this.#poll();
      }
      // Not all at once, when a server ends all its streams.
      await wait(pauseMs * (0.5 + this.#random()), signal);
      if (!hasSpoken) pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  }

  #take({ version, updated, changeIds }: TripState): void {
    const known = this.#version;
    this.#version = version;
    if (version === known) return;
    if (changeIds?.every(isOwnChange)) return;
    const shown = queryClient.getQueryData<Trip>(this.#key());
    if (known === null && shown?.updated === updated) return;
    this.#readAgain();
  }

  #takePeople(people: readonly PresentPerson[]): void {
    setPeopleHere(this.#tripId, people);
    this.#teller.hear(people.length > 0);
  }

  #poll(): void {
    if (Date.now() - this.#readAt >= pollMs) this.#readAgain();
  }

  /** One read at a time. What comes meanwhile is read by one more. */
  #readAgain(): void {
    this.#isReadDue = true;
    if (!this.#isReading) void this.#readWhileDue();
  }

  async #readWhileDue(): Promise<void> {
    this.#isReading = true;
    while (this.#isReadDue) {
      this.#isReadDue = false;
      this.#readAt = Date.now();
      // Members, costs, visits and notices are read again where they are on the screen.
      await markOld(["trips", "notices"]);
      // What could not be read is read at the next event, whatever it says.
      if (queryClient.getQueryState(this.#key())?.isInvalidated) this.#version = null;
    }
    this.#isReading = false;
  }

  #key() {
    return keyOf(tripsEndpoints.get, { id: this.#tripId });
  }
}

/** Waits; an abort ends the wait. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
}
