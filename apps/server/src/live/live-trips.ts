import { liveEndpoints } from "@castor/core/endpoints/live.ts";
import { AppError } from "@castor/core/errors.ts";
import { refusalOf } from "@castor/core/members/rights.ts";
import type { StreamEnd } from "@castor/core/trips/trip-event.ts";
import type { Database } from "../db/database.ts";
import type { TripWritten } from "../http/calls/call-dependencies.ts";
import type { Viewer } from "../http/calls/context.ts";
import type { Log } from "../process/log.ts";
import { FollowedTrip } from "./followed-trip.ts";
import { type FollowedState, listVersions, loadFollowed } from "./live-store.ts";
import { TripStream } from "./trip-stream.ts";

/** Milliseconds, and numbers of open streams. */
export interface LiveFigures {
  heartbeatMs: number;
  /** A reader who is not ready for so long is disconnected. */
  patienceMs: number;
  /** How often versions are compared: what no message told, such as the operator's commands. */
  compareMs: number;
  perUser: number;
  perProcess: number;
}

export const usualLiveFigures: LiveFigures = {
  heartbeatMs: 25_000,
  patienceMs: 60_000,
  compareMs: 5_000,
  perUser: 20,
  perProcess: 10_000,
};

interface LiveParts {
  database: Database;
  log: Pick<Log, "warn">;
  /** Tells other processes of a change. */
  tellOthers: (written: TripWritten) => void;
  figures: LiveFigures;
}

/**
 * The streams of this process (decision 123). A change is only a reason to look: what is told, and to whom, is read from
 * the database at that moment. So a message that is lost, late or sent twice does no harm.
 */
export class LiveTrips {
  readonly #parts: LiveParts;
  readonly #trips = new Map<string, FollowedTrip>();
  readonly #byUser = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[];
  #open = 0;
  #isStopping = false;

  constructor(parts: LiveParts) {
    this.#parts = parts;
    const { heartbeatMs, compareMs } = parts.figures;
    this.#timers = [
      setInterval(() => this.#beat(), heartbeatMs).unref(),
      setInterval(() => void this.compare(), compareMs).unref(),
    ];
  }

  /** How many streams are open. */
  get size(): number {
    return this.#open;
  }

  /** Opens a stream for somebody who may follow the trip. The first that it says is the state of the trip. */
  open(tripId: string, viewer: Viewer): TripStream {
    const { perProcess, perUser } = this.#parts.figures;
    if (this.#isStopping || this.#open >= perProcess)
      throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });
    const ofUser = this.#byUser.get(viewer.userId) ?? 0;
    if (ofUser >= perUser) throw new AppError("TOO_MANY_REQUESTS", { retryAfter: 60 });
    const trip = this.#trips.get(tripId) ?? new FollowedTrip(tripId);
    const stream = new TripStream(viewer);
    this.#trips.set(tripId, trip);
    trip.streams.add(stream);
    this.#open += 1;
    this.#byUser.set(viewer.userId, ofUser + 1);
    const end = setTimeout(() => stream.finish("session"), viewer.expires - Date.now()).unref();
    stream.once("close", () => {
      clearTimeout(end);
      this.#forget(trip, stream);
    });
    this.#look(trip);
    return stream;
  }

  /** A change was committed here. */
  readonly take = (written: TripWritten): void => {
    this.hear(written);
    this.#parts.tellOthers(written);
  };

  /** A change was committed, here or by another process. */
  readonly hear = (written: TripWritten): void => {
    const trip = this.#trips.get(written.tripId);
    if (trip === undefined) return;
    trip.note(written);
    if (written.version === null || written.version > trip.version) this.#look(trip);
  };

  /** Looks at all trips whose version is another one than was told. */
  readonly compare = async (): Promise<void> => {
    if (this.#trips.size === 0) return;
    try {
      const versions = await this.#parts.database.glance((queries) =>
        listVersions(queries, [...this.#trips.keys()]),
      );
      for (const trip of this.#trips.values())
        if (versions.get(trip.id) !== trip.version) this.#look(trip);
    } catch (error) {
      this.#warn(error);
    }
  };

  /** Ends all streams, and opens no more. */
  readonly stop = (): void => {
    this.#isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const { streams } of this.#trips.values())
      for (const stream of streams) stream.finish("stopping");
  };

  #look(trip: FollowedTrip): void {
    trip.isDue = true;
    if (!trip.isLooking) void this.#lookOnce(trip);
  }

  async #lookOnce(trip: FollowedTrip): Promise<void> {
    trip.isLooking = true;
    try {
      while (trip.isDue && trip.streams.size > 0) {
        trip.isDue = false;
        const streams = [...trip.streams];
        const state = await this.#parts.database.glance((queries) =>
          loadFollowed(
            queries,
            trip.id,
            streams.map(({ viewer }) => viewer),
          ),
        );
        if (state !== undefined) trip.take(state);
        for (const stream of streams) this.#tell(trip, state, stream);
      }
    } catch (error) {
      // The next comparison looks again.
      trip.version = -1;
      this.#warn(error);
    } finally {
      trip.isLooking = false;
    }
  }

  #tell(trip: FollowedTrip, state: FollowedState | undefined, stream: TripStream): void {
    const end = endOf(state, stream.viewer);
    if (end !== null) stream.finish(end);
    else if (stream.told !== trip.version) stream.tell(trip.describe, Date.now());
  }

  #beat(): void {
    const now = Date.now();
    for (const { streams } of this.#trips.values())
      for (const stream of streams)
        if (!stream.beat(now, this.#parts.figures.patienceMs)) stream.destroy();
  }

  #forget(trip: FollowedTrip, stream: TripStream): void {
    trip.streams.delete(stream);
    if (trip.streams.size === 0 && this.#trips.get(trip.id) === trip) this.#trips.delete(trip.id);
    this.#open -= 1;
    const { userId } = stream.viewer;
    const left = (this.#byUser.get(userId) ?? 1) - 1;
    if (left === 0) this.#byUser.delete(userId);
    else this.#byUser.set(userId, left);
  }

  #warn(error: unknown): void {
    this.#parts.log.warn({ err: error }, "a followed trip could not be read");
  }
}

/** Why somebody is told no more; null for whoever may go on. */
function endOf(state: FollowedState | undefined, viewer: Viewer): StreamEnd | null {
  if (state === undefined) return "right";
  if (!state.isIn(viewer)) return "session";
  const rule = liveEndpoints.follow.access;
  return refusalOf(rule, state.standingOf(viewer), state.isPublic) === null ? null : "right";
}
