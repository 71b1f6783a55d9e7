import type { Booking, BookingEnd } from "@castor/core/bookings/booking.ts";
import { isJourneyKind } from "@castor/core/bookings/booking-kinds.ts";
import { instantOfEnd } from "@castor/core/bookings/journeys.ts";
import { findNextStop } from "@castor/core/bookings/next-stop.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { timeOf } from "@castor/core/time/dates.ts";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { looksOf } from "../../../things/bookings/booking-looks.ts";
import { CodeCopies } from "../../../things/bookings/code-copy.tsx";
import { ContactLink } from "../../../things/bookings/contact-link.tsx";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import styles from "./booking-card.module.css";
import { BookingEndView } from "./booking-end-view.tsx";
import { FactList } from "./fact-list.tsx";

export interface BookingCardProps {
  point: Point;
  booking: Booking;
  /** The days of the trip: a journey leads to its next stop. */
  routes: readonly Route[];
}

/** When one arrives by a booked journey, and by which. */
export function ArrivalLine({ booking, arrival }: { booking: Booking; arrival: BookingEnd }) {
  const translate = useWords("common", "booking");
  const formats = useFormats();
  const name = booking.number || booking.operator || translate(`booking.kinds.${booking.kind}`);
  return (
    <p className="row items-center gap-8 tabular bold" data-arrives>
      <ThingIcon name={looksOf(booking.kind).icon} className={styles.sign} />
      <span className="narrows breaks">
        {translate("booking.arrivesWith", { time: formats.time(timeOf(arrival.at)), name })}
      </span>
    </p>
  );
}

/** What is booked at a point, to be read at a desk: number, times, place on board, code. */
export function BookingCard({ point, booking, routes }: BookingCardProps) {
  const translate = useWords("common", "booking");
  const { duration } = useFormats();
  const zoneAt = useZoneLookup(true);
  const { kind, number, operator, coach, seat, code, travellers, contact, isCancelled } = booking;
  const { departure, arrival } = booking;
  const looks = looksOf(kind);
  const isJourney = isJourneyKind(kind);
  const next = isJourney ? findNextStop(routes, point.id) : null;
  const here = zoneAt?.(point) ?? null;
  const there = next ? (zoneAt?.(next) ?? null) : isJourney ? null : here;
  const [departs, arrives] = [instantOfEnd(departure, here), instantOfEnd(arrival, there)];
  const takes = departs !== null && arrives !== null && arrives > departs ? arrives - departs : 0;
  const title = number || operator || translate(`booking.kinds.${kind}`);
  const more = [
    ...(title === translate(`booking.kinds.${kind}`) ? [] : [translate(`booking.kinds.${kind}`)]),
    ...(operator && title !== operator ? [operator] : []),
  ].join(" · ");
  return (
    <section
      className={`stack gap-12 ${styles.card} ${isCancelled ? styles.cancelled : ""}`}
      aria-label={translate("points.booking")}
      data-booking
    >
      <div className="row items-center gap-12">
        <ThingIcon name={looks.icon} size={24} className={styles.sign} />
        <div className="narrows">
          <p className={`breaks ${styles.title}`} dir="auto">
            {isCancelled ? <s>{title}</s> : title}
          </p>
          {more ? (
            <p className="secondary breaks" dir="auto">
              {more}
            </p>
          ) : null}
        </div>
      </div>
      {isCancelled ? <p className={styles.said}>{translate("booking.cancelledLead")}</p> : null}
      {departure || arrival ? (
        <div className={`grid ${styles.ends}`}>
          <BookingEndView
            label={translate(looks.departure)}
            {...{ kind }}
            end={departure}
            zone={here}
          />
          {arrival ? (
            <>
              <p className={`small tabular ${styles.takes}`}>
                {takes > 0 && isJourney ? duration(takes / 1000) : null}
              </p>
              <BookingEndView
                label={translate(looks.arrival)}
                {...{ kind }}
                end={arrival}
                zone={there}
              />
            </>
          ) : null}
        </div>
      ) : null}
      <FactList
        facts={[
          [translate("booking.coach"), coach],
          [translate("booking.seat"), seat && <strong key="seat">{seat}</strong>],
          [translate("booking.code"), code && <CodeCopies key="code" code={code} />],
          [translate("booking.travellers"), travellers.join(", ")],
          [translate("booking.contact"), contact && <ContactLink key="to" contact={contact} />],
        ]}
      />
    </section>
  );
}
