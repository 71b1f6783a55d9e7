import { listTicketsNow, ticketsShown } from "@castor/core/files/list-tickets-now.ts";
import { addressOf } from "@castor/core/pages.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { usePrivateFiles } from "../../data/files/private-files.ts";
import { useZoneLookup } from "../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { useThisMinute } from "../../device/use-today.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import { ShortList } from "../../ui/lists/short-list.tsx";

const TicketRows = lazyComponent(async () => (await import("./list/ticket-rows.tsx")).TicketRows);

/** The height of a row, in pixels: they have their room before they come. */
const rowPixels = 64;

/** The tickets of the next hours, each opened by one press; nothing while there are none. */
export function TicketsNow({ trip }: { trip: Trip }) {
  const translate = useWords("common", "home");
  const now = useThisMinute();
  const privateFiles = usePrivateFiles(trip);
  const zoneAt = useZoneLookup(trip.attachments.length + privateFiles.length > 0);
  const tickets = useMemo(() => {
    const here = browserTimeZone();
    const whole = { ...trip, attachments: [...trip.attachments, ...privateFiles] };
    const all = listTicketsNow(whole, now, (position) => zoneAt?.(position) ?? here, here);
    return all.slice(0, ticketsShown);
  }, [trip, privateFiles, now, zoneAt]);
  if (!isMemberOf(trip) || tickets.length === 0) return null;
  const href = addressOf("documents", { tripId: trip.id });
  return (
    <ShortList
      title={translate("home.tickets")}
      all={{ href, label: translate("home.allFiles") }}
      minPixels={tickets.length * rowPixels}
    >
      <LazyBoundary onFail={() => showToast("error", translate("actions.notOpened"))}>
        <TicketRows trip={trip} tickets={tickets} />
      </LazyBoundary>
    </ShortList>
  );
}
