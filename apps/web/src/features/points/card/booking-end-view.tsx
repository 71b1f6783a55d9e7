import type { BookingEnd } from "@castor/core/bookings/booking.ts";
import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import { instantOfEnd } from "@castor/core/bookings/journeys.ts";
import { nameOffset } from "@castor/core/formats/name-offset.ts";
import { dayOf, timeOf } from "@castor/core/time/dates.ts";
import { zoneOffset } from "@castor/core/time/zone-offset.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { looksOf } from "../../../things/bookings/booking-looks.ts";
import styles from "./booking-card.module.css";

const minuteMs = 60_000;

interface BookingEndViewProps {
  label: string;
  kind: BookingKind;
  end: BookingEnd | null;
  /** Of its place. */
  zone: string | null;
}

/** One end of a booking: its local time with the zone of its clocks, its date, terminal and gate. */
export function BookingEndView({ label, kind, end, zone }: BookingEndViewProps) {
  const translate = useWords("common", "booking");
  const formats = useFormats();
  if (!end) return <div />;
  const instant = instantOfEnd(end, zone);
  const clocks = end.zone ?? zone;
  const offset =
    instant !== null && clocks ? nameOffset(zoneOffset(instant, clocks) / minuteMs) : null;
  const place = [
    end.terminal && `${translate("booking.terminal")} ${end.terminal}`,
    end.gate && `${translate(looksOf(kind).gate)} ${end.gate}`,
  ].filter(Boolean);
  return (
    <div className="narrows">
      <p className="secondary">{label}</p>
      <p className={`tabular ${styles.time}`}>
        {formats.time(timeOf(end.at))}
        {offset ? <span className="secondary"> {offset}</span> : null}
      </p>
      <p className="small tabular">{formats.date(dayOf(end.at), "short")}</p>
      {place.length > 0 ? (
        <p className="small bold breaks" dir="auto">
          {place.join(", ")}
        </p>
      ) : null}
    </div>
  );
}
