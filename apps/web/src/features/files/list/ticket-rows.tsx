import type { TicketNow } from "@castor/core/files/list-tickets-now.ts";
import { dayOf, timeOf, todayIn, wallClock } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useKeptFiles } from "../../../data/files/use-kept-files.ts";
import { useThisMinute } from "../../../device/use-today.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { FileRow } from "./file-row.tsx";
import { ofAttachment } from "./shown-file.ts";
import { useFileTools } from "./use-file-tools.tsx";

export interface TicketRowsProps {
  trip: Trip;
  tickets: readonly TicketNow[];
}

/** Tickets with the place and time of their booking. They are opened here, and changed where they stand. */
export function TicketRows({ trip, tickets }: TicketRowsProps) {
  const formats = useFormats();
  const now = useThisMinute();
  useKeptFiles(trip);
  const files = useMemo(() => {
    const shared = new Set(trip.attachments.map(({ fileId }) => fileId));
    return tickets.map(({ attachment }) => ({
      ...ofAttachment(attachment),
      isPrivate: !shared.has(attachment.fileId),
    }));
  }, [tickets, trip.attachments]);
  const { tools, dialogs } = useFileTools(trip, files);
  const whenOf = ({ at, zone }: TicketNow): string => {
    if (zone === null) return "";
    const local = wallClock(new Date(at), zone);
    const time = formats.time(timeOf(local));
    const isToday = dayOf(local) === todayIn(zone, new Date(now));
    return isToday ? time : `${formats.date(dayOf(local), "short")}, ${time}`;
  };
  return (
    <>
      {tickets.map((ticket, index) => {
        const file = files[index];
        const place = [whenOf(ticket), ticket.place].filter(Boolean).join(" · ");
        return file ? (
          <FileRow key={file.key} file={file} tools={{ ...tools, edit: null }} place={place} />
        ) : null;
      })}
      {dialogs}
    </>
  );
}
