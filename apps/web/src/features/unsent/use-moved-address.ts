import { useMatches, useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { isTemporaryId } from "../../data/trip-changes/temporary-id.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";

const nothing = () => () => {};
const temporaryIds = /made-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Puts the server's ids into the address of a page whose trip was made without a network, once it has them. */
export function useMovedAddress(): void {
  const router = useRouter();
  const tripId = useMatches({
    select: (matches) => (matches.at(-1)?.params as { tripId?: string } | undefined)?.tripId ?? "",
  });
  const queue = isTemporaryId(tripId) ? tripQueueOf(tripId) : null;
  const id = useSyncExternalStore(
    queue?.subscribe ?? nothing,
    () => queue?.currentId(tripId) ?? tripId,
  );
  useEffect(() => {
    if (!queue || id === tripId) return;
    const { href } = router.state.location;
    void router.navigate({ href: href.replace(temporaryIds, queue.currentId), replace: true });
  }, [queue, id, tripId, router]);
}
