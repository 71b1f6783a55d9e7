import { nameThing } from "@castor/core/trips/name-thing.ts";
import { useConnection } from "../../data/http/connection.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { decide, useUnsentTrips } from "../../data/trip-changes/unsent/unsent-changes.ts";
import { useWords } from "../../i18n/words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { UnsentList } from "./list/unsent-list.tsx";

function nameOfThing(tripId: string, id: string): string {
  const trip = tripQueueOf(tripId).read();
  return (trip && nameThing(trip, id)) ?? "…";
}

/** The changes of all trips that are not sent yet. */
export function UnsentDialog({ onClose }: { onClose: () => void }) {
  const translate = useWords("common", "unsent");
  const trips = useUnsentTrips();
  const isConnected = useConnection() === "online";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("unsentList.title")}
      closeLabel={translate("actions.close")}
    >
      <UnsentList
        trips={trips}
        isConnected={isConnected}
        nameOfThing={nameOfThing}
        onDecide={({ tripId, id }, decision) => decide(tripId, id, decision)}
      />
    </Dialog>
  );
}
