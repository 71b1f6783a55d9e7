import type { PresencePlace } from "@castor/core/members/presence.ts";
import { laterPlace } from "@castor/core/members/presence.ts";

/** Somebody who is at a trip, wherever the window is. */
export interface Present extends PresencePlace {
  userId: string;
}

/** The people of these windows, each once. The windows stand in the order in which they said where they are. */
export function mergePeople(windows: Iterable<Present>): Present[] {
  const people = new Map<string, Present>();
  for (const { userId, routeId, thing } of windows)
    people.set(userId, laterPlace(people.get(userId), { userId, routeId, thing }));
  return [...people.values()];
}

interface Heard {
  people: readonly Present[];
  /** Milliseconds since 1970. */
  until: number;
}

/** Who is at a trip at other processes, as these have said. A process that is silent for too long is taken to be gone. */
export class PeopleElsewhere {
  readonly #byProcess = new Map<string, Heard>();

  /** Answers true for a process that was not known to have somebody here. */
  take(from: string, heard: Heard): boolean {
    const isNew = !this.#byProcess.has(from);
    if (heard.people.length > 0) this.#byProcess.set(from, heard);
    else this.#byProcess.delete(from);
    return isNew && heard.people.length > 0;
  }

  /** Forgets the processes that are silent. Answers true when there were such. */
  forget(now: number): boolean {
    const before = this.#byProcess.size;
    for (const [from, { until }] of this.#byProcess) if (until <= now) this.#byProcess.delete(from);
    return this.#byProcess.size < before;
  }

  list(): Present[] {
    return [...this.#byProcess.values()].flatMap(({ people }) => people);
  }
}
