import type { JourneyTo } from "../../../data/use-journeys.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { looksOf } from "../../../things/bookings/booking-looks.ts";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import styles from "./between-stops.module.css";

/** The booked journey between two stops of the timeline, in place of a leg: its number, how long it takes, and where it leads beyond the list. */
export function JourneyLine({ booking: { kind, number, operator }, seconds, toName }: JourneyTo) {
  const translate = useWords("common", "booking");
  const { duration } = useFormats();
  const name = number || operator || translate(`booking.kinds.${kind}`);
  return (
    <div className={`${styles.line} ${styles.journey}`} data-journey>
      <ThingIcon name={looksOf(kind).icon} size={16} />
      <span className="narrows breaks" dir="auto">
        {[name, seconds && duration(seconds), toName].filter(Boolean).join(" · ")}
      </span>
    </div>
  );
}
