import { todayIn } from "@castor/core/time/dates.ts";
import { demoOwner, readDemoTrip } from "../../data/demo/demo-trip.ts";
import { newKey } from "../../data/http/new-key.ts";
import { newTemporaryId } from "../../data/trip-changes/temporary-ids.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { holdsChanges } from "../../data/trip-changes/unsent/unsent-store.ts";
import { unsentStore } from "../../data/trip-changes/unsent/unsent-stores.ts";
import { removeTrip } from "../../data/use-trip-list.ts";
import { writeStored } from "../../device/storage/storage.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { currentWords } from "../../i18n/words.ts";
import { type DemoKind, makeDemo } from "./make-demo.ts";

/** One at a time over all windows: a browser has one demo. Insecure contexts have no Web Locks. */
const whileLocked = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("castor-demo", work) : work();

/** Makes the demo, which takes the place of an earlier one. Answers the id of its trip. */
async function makeTrip(kind: DemoKind): Promise<string> {
  const tripId = newTemporaryId();
  const now = new Date();
  const today = todayIn(browserTimeZone(), now);
  const translate = currentWords("common", "demo");
  const changes = makeDemo({
    ...{ kind, tripId, today, now, translate },
    ...{ newId: newTemporaryId, newKey },
  });
  writeStored("demo_trip", tripId);
  const queue = tripQueueOf(tripId);
  for (const change of changes) await queue.run(change, { isQuiet: true });
  return tripId;
}

/** Makes what is stored of a demo go. */
async function forget(tripId: string): Promise<void> {
  await tripQueueOf(tripId).releaseAll();
  await removeTrip(tripId);
  await unsentStore.remove(demoOwner, tripId);
}

/** The trip of this browser's demo, made if there is none. */
export const openDemo = (): Promise<string> =>
  whileLocked(async () => {
    const known = readDemoTrip();
    if (known !== null) {
      const record = await unsentStore.find(demoOwner, known);
      // A store that does not answer, and changes of another version, are no reason to make another one.
      if (record === undefined || holdsChanges(record)) return known;
    }
    return makeTrip("sample");
  });

/** Makes another demo, shows it, and forgets the former one. */
export const beginAnew = (kind: DemoKind, show: (tripId: string) => Promise<void>): Promise<void> =>
  whileLocked(async () => {
    const former = readDemoTrip();
    await show(await makeTrip(kind));
    if (former !== null) await forget(former);
  });

/** Forgets the demo, once its pages are left. */
export const throwDemoAway = (leave: () => Promise<void>): Promise<void> =>
  whileLocked(async () => {
    const tripId = readDemoTrip();
    if (tripId === null) return;
    await leave();
    await forget(tripId);
    if (readDemoTrip() === tripId) writeStored("demo_trip", null);
  });
