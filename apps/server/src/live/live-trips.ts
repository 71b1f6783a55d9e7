import { AppError } from "@castor/core/errors.ts";
import type { PresenceSave } from "@castor/core/members/presence.ts";
import type { Database } from "../db/database.ts";
import type { TripWritten } from "../http/calls/call-dependencies.ts";
import type { Viewer } from "../http/calls/context.ts";
import type { Log } from "../process/log.ts";
import { FollowedTrip } from "./followed-trip.ts";
import { type LiveNews, thatFit } from "./live-news.ts";
import { type FollowedState, listVersions, loadFollowed } from "./live-store.ts";
import { StreamCounts, type StreamLimits } from "./stream-counts.ts";
import { endOf } from "./stream-end.ts";
import { describePeople } from "./tell-people.ts";
import { TripStream } from "./trip-stream.ts";

/** Milliseconds, and numbers of open streams. */
export interface LiveFigures extends StreamLimits {
  heartbeatMs: number;
  /** A reader who is not ready for so long is disconnected. */
  patienceMs: number;
  /** How often versions are compared: what no message told, such as the operator's commands. */
  compareMs: number;
  /** Who comes, goes and moves within this time is told of together. */
  gatherMs: number;
  /** How often other processes are told who is here. */
  announceMs: number;
  /** A process that is silent for so long has nobody here any more. */
  silentMs: number;
}

export const usualLiveFigures: LiveFigures = {
  heartbeatMs: 45_000,
  patienceMs: 60_000,
  compareMs: 5_000,
  gatherMs: 150,
  announceMs: 30_000,
  silentMs: 75_000,
  perUser: 20,
  perProcess: 10_000,
};

interface LiveParts {
  database: Database;
  log: Pick<Log, "warn">;
  /** The name of this process among the others. */
  process: string;
  /** Tells the other processes. */
  tellOthers: (news: LiveNews) => void;
  figures: LiveFigures;
}

/**
 * The streams of this process (decision 123). A change is only a reason to look: what is told, and to whom, is read from
 * the database at that moment. So a message that is lost, late or sent twice does no harm. Who is here is known to the
 * processes alone (decision 125).
 */
export class LiveTrips {
  readonly #parts: LiveParts;
  readonly #trips = new Map<string, FollowedTrip>();
  readonly #counts: StreamCounts;
  readonly #timers: NodeJS.Timeout[];
  #isStopping = false;

  constructor(parts: LiveParts) {
    this.#parts = parts;
    this.#counts = new StreamCounts(parts.figures);
    const { heartbeatMs, compareMs, announceMs } = parts.figures;
    this.#timers = [
      setInterval(() => void this.compare(), compareMs).unref(),
      // What is due for each trip, so that it is not done for all at once.
      setInterval(() => this.#keep(), Math.min(heartbeatMs, announceMs) / 30).unref(),
    ];
  }

  /** How many streams are open. */
  get size(): number {
    return this.#counts.all;
  }

  /**
   * Opens a stream for somebody who may follow the trip. The first that it says is the state of the trip. `window` is the
   * name by which `place` knows it.
   */
  open(tripId: string, viewer: Viewer, window?: string): TripStream {
    if (this.#isStopping) throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });
    this.#counts.add(viewer.userId);
    const trip = this.#trips.get(tripId) ?? new FollowedTrip(tripId, Date.now());
    const stream = new TripStream(viewer, window);
    this.#trips.set(tripId, trip);
    trip.streams.add(stream);
    const end = setTimeout(() => stream.finish("session"), viewer.expires - Date.now()).unref();
    stream.once("close", () => {
      clearTimeout(end);
      this.#forget(trip, stream);
    });
    this.#announce(trip);
    this.#look(trip);
    return stream;
  }

  /** A change was committed here. */
  readonly take = (written: TripWritten): void => {
    this.#hearWritten(written);
    this.#parts.tellOthers({ kind: "written", ...written });
  };

  /** A window says where it is. Its stream may be at another process. */
  place(userId: string, save: PresenceSave): void {
    this.#hearPlaced(userId, save);
    this.#parts.tellOthers({ kind: "placed", from: this.#parts.process, userId, ...save });
  }

  /** What a process tells, this one too. */
  readonly hear = (news: LiveNews): void => {
    if (news.kind === "written") this.#hearWritten(news);
    else if (news.from === this.#parts.process) return;
    else if (news.kind === "placed") this.#hearPlaced(news.userId, news);
    else this.#hearPresent(news);
  };

  #hearWritten(written: TripWritten): void {
    const trip = this.#trips.get(written.tripId);
    if (trip === undefined) return;
    trip.note(written);
    if (written.version === null || written.version > trip.version) this.#look(trip);
  }

  #hearPlaced(userId: string, save: PresenceSave): void {
    const trip = this.#trips.get(save.tripId);
    if (!trip?.place(userId, save)) return;
    this.#announce(trip);
    this.#lookSoon(trip);
  }

  #hearPresent({ from, tripId, people }: Extract<LiveNews, { kind: "present" }>): void {
    const trip = this.#trips.get(tripId);
    if (trip === undefined) return;
    const until = Date.now() + this.#parts.figures.silentMs;
    // Whoever begins to follow the trip does not know who is here.
    if (trip.elsewhere.take(from, { people, until })) this.#announce(trip);
    this.#lookSoon(trip);
  }

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

  /** Tells the other processes who is here. */
  #announce(trip: FollowedTrip): void {
    trip.announced = Date.now();
    const people = thatFit(trip.peopleHere());
    const { process, tellOthers } = this.#parts;
    tellOthers({ kind: "present", from: process, tripId: trip.id, people });
  }

  /** What is due: heartbeats, to say that those who are here still are, and to forget what silent processes said. */
  #keep(): void {
    const now = Date.now();
    const { heartbeatMs, announceMs } = this.#parts.figures;
    for (const trip of this.#trips.values()) {
      if (now - trip.beaten >= heartbeatMs) this.#beat(trip, now);
      if (now - trip.announced >= announceMs) this.#announce(trip);
      if (trip.elsewhere.forget(now)) this.#lookSoon(trip);
    }
  }

  #lookSoon(trip: FollowedTrip): void {
    trip.soon ??= setTimeout(() => {
      trip.soon = undefined;
      this.#look(trip);
    }, this.#parts.figures.gatherMs).unref();
  }

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
        const peopleFor = state && describePeople(trip.people(), state);
        for (const stream of streams) {
          this.#tell(trip, state, stream);
          if (peopleFor) stream.tellPeople(peopleFor(stream.viewer), Date.now());
        }
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

  #beat(trip: FollowedTrip, now: number): void {
    trip.beaten = now;
    for (const stream of trip.streams)
      if (!stream.beat(now, this.#parts.figures.patienceMs)) stream.destroy();
  }

  #forget(trip: FollowedTrip, stream: TripStream): void {
    trip.streams.delete(stream);
    this.#counts.remove(stream.viewer.userId);
    this.#announce(trip);
    if (trip.streams.size > 0) this.#lookSoon(trip);
    else if (this.#trips.get(trip.id) === trip) this.#trips.delete(trip.id);
  }

  #warn(error: unknown): void {
    this.#parts.log.warn({ err: error }, "a followed trip could not be read");
  }
}
