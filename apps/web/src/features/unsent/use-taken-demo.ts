import { addressOf, showTrip } from "@castor/core/pages.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { noteTakenDemo, useTakenDemo } from "../../data/demo/taken-demo.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";

/** Tells a user that the demo of this browser has become a trip of theirs, with the way to it. */
export function useTakenDemoNews(): void {
  const translate = useWords("common", "unsent");
  const router = useRouter();
  const tripId = useTakenDemo();
  useEffect(() => {
    if (tripId === null) return;
    noteTakenDemo(null);
    const open = () => {
      const id = tripQueueOf(tripId).currentId(tripId);
      void router.navigate({ href: addressOf("map", { tripId: id, routeId: showTrip }) });
    };
    const isThere = router.state.location.pathname.includes(tripId);
    const action = isThere ? null : { label: translate("unsentList.openDemo"), run: open };
    showToast("ok", translate("unsentList.demoTaken"), action);
  }, [tripId, router, translate]);
}
