import { equalJson } from "@castor/core/basics/equal-json.ts";
import type { PresenceSave } from "@castor/core/members/presence.ts";
import type { TripState } from "@castor/core/trips/trip-event.ts";
import type { TripWritten } from "../http/calls/call-dependencies.ts";
import type { FollowedState } from "./live-store.ts";
import { mergePeople, PeopleElsewhere, type Present } from "./people-elsewhere.ts";
import type { TripStream } from "./trip-stream.ts";

/** Changes whose ids are known. Whoever missed more is told to read, whosever they were. */
const maxKnown = 64;

/** A trip that windows of this process follow. */
export class FollowedTrip {
  readonly id: string;
  readonly streams = new Set<TripStream>();
  readonly elsewhere = new PeopleElsewhere();
  /** Its newest version that was looked at here. */
  version = 0;
  /** One look at a time. What is due meanwhile is looked at by the next. */
  isLooking = false;
  isDue = false;
  /** A look that waits for what comes at the same time. */
  soon: NodeJS.Timeout | undefined;
  /** When other processes were told last who is here (milliseconds since 1970). */
  announced = 0;
  /** When its streams had their last heartbeat (milliseconds since 1970). */
  beaten: number;
  #updated = "";
  readonly #changeIds = new Map<number, string>();

  constructor(id: string, now: number) {
    this.id = id;
    this.beaten = now;
  }

  note({ version, changeId }: TripWritten): void {
    if (version === null || changeId === null) return;
    this.#changeIds.set(version, changeId);
    const [oldest] = this.#changeIds.keys();
    if (this.#changeIds.size > maxKnown && oldest !== undefined) this.#changeIds.delete(oldest);
  }

  take({ version, updated }: FollowedState): void {
    this.version = version;
    this.#updated = updated;
  }

  /** Notes where a window of this process is. Answers false when nothing has changed, or it has no stream here. */
  place(userId: string, { window, routeId, thing }: PresenceSave): boolean {
    const place = { routeId, thing };
    for (const stream of this.streams) {
      if (stream.window !== window || stream.viewer.userId !== userId) continue;
      if (equalJson(stream.place, place)) return false;
      stream.place = place;
      // The last that has spoken is the last in the list.
      this.streams.delete(stream);
      this.streams.add(stream);
      return true;
    }
    return false;
  }

  /** Who is at the trip at this process. */
  peopleHere(): Present[] {
    return mergePeople(
      [...this.streams].map(({ viewer, place }) => ({ userId: viewer.userId, ...place })),
    );
  }

  /** Who is at the trip. */
  people(): Present[] {
    return mergePeople([...this.elsewhere.list(), ...this.peopleHere()]);
  }

  /** The state as somebody is told who knows the version `since`. */
  readonly describe = (since: number): TripState => ({
    kind: "trip",
    version: this.version,
    updated: this.#updated,
    changeIds: this.#idsSince(since),
  });

  #idsSince(since: number): string[] | null {
    // A restored database has an older version.
    if (since === 0 || since > this.version || this.version - since > maxKnown) return null;
    const ids: string[] = [];
    for (let version = since + 1; version <= this.version; version += 1) {
      const id = this.#changeIds.get(version);
      if (id === undefined) return null;
      ids.push(id);
    }
    return ids;
  }
}
