import { isOwnerOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect } from "react";
import { whenIdle } from "../../device/loading/when-idle.ts";
import type { Read } from "../http/use-read.ts";
import { useSession } from "../session/session-store.ts";
import { isTemporaryId } from "../trip-changes/temporary-id.ts";
import { useIsInvited } from "./invited-trips.ts";

/**
 * Keeps a trip that is planned together, or soon will be, as new as the server has it, while the window is looked at
 * (decision 123). Whoever plans alone needs no stream: their other windows are told by the browser.
 */
export function useLiveTrip({ data }: Read<Trip>): void {
  const { isLoggedIn } = useSession();
  const isInvited = useIsInvited(data?.id) && data !== undefined && isOwnerOf(data);
  const id =
    data && (data.isShared || isInvited) && isLoggedIn && !isTemporaryId(data.id) ? data.id : null;
  useEffect(() => {
    if (id === null) return;
    let isOver = false;
    let stop = () => {};
    const begin = async () => {
      // Without it the trip is read again when the window is looked at.
      const follower = await import("./follow-trip.ts").catch(() => null);
      if (!isOver && follower !== null) stop = follower.followTrip(id);
    };
    const cancel = whenIdle(() => void begin());
    return () => {
      isOver = true;
      cancel();
      stop();
    };
  }, [id]);
}
