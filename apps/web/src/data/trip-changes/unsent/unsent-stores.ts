import { IndexedDbStore } from "../../../device/storage/indexed-db-store.ts";
import { readStored, writeStored } from "../../../device/storage/storage.ts";
import { demoOwner } from "../../demo/demo-trip.ts";
import { noteTakenDemo } from "../../demo/taken-demo.ts";
import type { UnsentRecord } from "./unsent-record.ts";
import { IndexedDbUnsentStore } from "./unsent-store.ts";

/** What a queue of the demo still writes after a login is the user's. */
const ownerNow = (owner: string): string =>
  owner === demoOwner ? (readStored("user_id") ?? owner) : owner;

/**
 * The unsent changes of this browser. Those of the demo become changes of the user who logs in, before anything of that user
 * is read or written (decision 118).
 */
class BrowserUnsentStore extends IndexedDbUnsentStore {
  override async find(userId: string, tripId: string): Promise<UnsentRecord | undefined> {
    await this.#takeDemo();
    return super.find(userId, tripId);
  }

  override async update(
    userId: string,
    tripId: string,
    change: (record: UnsentRecord) => UnsentRecord,
  ): Promise<void> {
    await this.#takeDemo();
    return super.update(userId, tripId, change);
  }

  override async list(userId: string): Promise<ReadonlyMap<string, UnsentRecord>> {
    await this.#takeDemo();
    return super.list(userId);
  }

  async #takeDemo(): Promise<void> {
    const user = readStored("user_id");
    if (user === null) return;
    // Another window of the user has found none of this in the database, and has forgotten which trip is the demo.
    const taken = this.handOverMemory(demoOwner, user);
    for (const id of taken) noteTakenDemo(id);
    const tripId = readStored("demo_trip");
    if (tripId === null) return;
    const record = await this.handOver(tripId, demoOwner, user);
    const isTaken = taken.includes(tripId);
    // Without an answer it is taken over the next time.
    if (record === undefined && !isTaken) return;
    if (readStored("demo_trip") === tripId) writeStored("demo_trip", null);
    if (record && record.entries.length > 0 && !isTaken) noteTakenDemo(tripId);
  }
}

/** The unsent changes of all users of this browser. */
export const unsentStore = new BrowserUnsentStore(new IndexedDbStore("unsent"), ownerNow);
