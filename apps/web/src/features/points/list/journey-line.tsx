import type { Booking } from "@castor/core/bookings/booking.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { looksOf } from "../../../things/bookings/booking-looks.ts";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import styles from "./between-stops.module.css";

export interface JourneyLineProps {
  booking: Booking;
  /** Null where it is unknown. */
  seconds: number | null;
}

/** The booked journey between two stops of the timeline, in place of a leg: its number and how long it takes. */
export function JourneyLine({ booking: { kind, number, operator }, seconds }: JourneyLineProps) {
  const translate = useWords("common", "booking");
  const { duration } = useFormats();
  const name = number || operator || translate(`booking.kinds.${kind}`);
  return (
    <div className={`${styles.line} ${styles.journey}`} data-journey>
      <ThingIcon name={looksOf(kind).icon} size={16} />
      <span className="narrows breaks">
        {[name, seconds && duration(seconds)].filter(Boolean).join(" · ")}
      </span>
    </div>
  );
}
