import { checkInOf } from "@castor/core/bookings/check-ins.ts";
import type { Journey } from "@castor/core/bookings/journeys.ts";
import { addressOf } from "@castor/core/pages.ts";
import { dayOf, timeOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { looksOf } from "../../../things/bookings/booking-looks.ts";
import { CodeCopies } from "../../../things/bookings/code-copy.tsx";
import { useBookingParts } from "../../../things/bookings/use-booking-parts.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import styles from "./journey-ahead.module.css";

interface JourneyAheadProps {
  tripId: string;
  journey: Journey;
  /** The zone of where it departs; null where it is unknown. */
  zone: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** A booked journey in one look: number, terminal, seat, when from where, and its code with a press that copies it. */
export function JourneyAhead({ tripId, journey, zone, now }: JourneyAheadProps) {
  const { booking, from, fromRouteId, to } = journey;
  const translate = useWords("common", "booking");
  const formats = useFormats();
  const partsOf = useBookingParts();
  const { kind, number, operator, code, departure, arrival } = booking;
  const name = number || operator || translate(`booking.kinds.${kind}`);
  const begin = departure ?? arrival;
  const way = [from.name, to?.name].filter(Boolean).join(" → ");
  const href = `${addressOf("map", { tripId, routeId: fromRouteId })}?point=${from.id}`;
  const checkIn = checkInOf(journey, zone);
  return (
    <section className={`row items-start gap-12 ${styles.journey}`} data-next-journey>
      <ThingIcon name={looksOf(kind).icon} size={24} className={styles.sign} />
      <div className="narrows grid gap-4">
        <p className={`breaks ${styles.name}`}>
          <Link href={href}>{[name, ...partsOf(booking)].join(", ")}</Link>
        </p>
        <p className="secondary breaks tabular" dir="auto">
          {[
            begin && `${formats.date(dayOf(begin.at), "short")} ${formats.time(timeOf(begin.at))}`,
            way,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {checkIn && now < checkIn.departs ? (
          <p className="secondary tabular" data-check-in>
            {now < checkIn.opens
              ? translate("booking.checkInOpens", {
                  time: formats.time(timeOf(checkIn.opensAt)),
                  date: formats.date(dayOf(checkIn.opensAt), "short"),
                })
              : translate("booking.checkInIsOpen")}
          </p>
        ) : null}
        {code ? (
          <p className="row wrap items-center gap-8">
            <span className="secondary">{translate("booking.code")}</span>
            <CodeCopies code={code} />
          </p>
        ) : null}
      </div>
    </section>
  );
}
