import type { Booking, BookingEnd } from "@castor/core/bookings/booking.ts";
import type { BookingUpdate, UpdatedField } from "@castor/core/bookings/find-booked.ts";
import type { Formats } from "@castor/core/formats/create-formats.ts";
import type { KnownBooking } from "@castor/core/imports/confirmed-bookings.ts";
import type { Point } from "@castor/core/points/point.ts";
import { dayOf, timeOf } from "@castor/core/time/dates.ts";
import type { RoomKey, Translate } from "@castor/i18n/words.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "../dialog/import-dialog.module.css";

export interface BookingUpdatesProps {
  known: readonly KnownBooking[];
  /** The ids of stops that keep the booking that they have. */
  keptStops: readonly string[];
  onChange: (keptStops: string[]) => void;
}

type Words = Translate<RoomKey<"imports">>;

/** A value of a booking in words; empty for one that it has not. */
function wordsOfValue(
  booking: Partial<Booking> | null,
  field: Exclude<UpdatedField, "stay">,
  formats: Formats,
) {
  const value = booking?.[field];
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "string") return value;
  return value && typeof value === "object" ? endIn(value, formats) : "";
}

const endIn = ({ at, terminal, gate }: BookingEnd, formats: Formats): string =>
  [formats.date(dayOf(at), "short"), formats.time(timeOf(at)), terminal, gate]
    .filter(Boolean)
    .join(" ");

type Nights = { checkIn?: string | null | undefined; checkOut?: string | null | undefined };

const nightsIn = (stay: Nights | null, formats: Formats) =>
  [stay?.checkIn, stay?.checkOut]
    .flatMap((at) => (at ? [formats.date(dayOf(at), "short")] : []))
    .join(" – ");

function linesOf(
  point: Point,
  { change, fields, cancelledFor }: BookingUpdate,
  translate: Words,
  formats: Formats,
) {
  const some: [string, string][] = cancelledFor
    ? [
        [
          "cancelledFor",
          translate("importBookings.cancelledFor", { names: cancelledFor.join(", ") }),
        ],
      ]
    : [];
  const lines = fields.flatMap((field): [string, string][] => {
    if (field === "isCancelled")
      return change.booking?.isCancelled ? [[field, translate("importBookings.cancelled")]] : [];
    const [before, after] =
      field === "stay"
        ? [
            nightsIn(point.hotelData, formats),
            nightsIn({ ...point.hotelData, ...change.hotelData }, formats),
          ]
        : [
            wordsOfValue(point.booking, field, formats),
            wordsOfValue({ ...change.booking } as Partial<Booking>, field, formats),
          ];
    const label = translate(`importBookings.fields.${field}`);
    const values = before
      ? translate("importBookings.change", { before, after: after || "–" })
      : after;
    return [[field, `${label}: ${values}`]];
  });
  return [...some, ...lines];
}

/** Bookings that the trip has already: what the confirmation changes of them, old and new, each by choice. */
export function BookingUpdates({ known, keptStops, onChange }: BookingUpdatesProps) {
  const translate = useWords("common", "imports");
  const formats = useFormats();
  if (known.length === 0) return null;
  return (
    <section aria-label={translate("importBookings.known")}>
      <h3 className={styles.knownTitle}>{translate("importBookings.known")}</h3>
      <ul className={`plain-list ${styles.points}`}>
        {known.map(({ point, read, update }) => {
          const name = [read.number, point.name].filter(Boolean).join(" · ");
          if (!update)
            return (
              <li key={point.id} className={styles.point}>
                <span className="stack">
                  <span dir="auto">{name}</span>
                  <span className={styles.marks}>{translate("importBookings.same")}</span>
                </span>
              </li>
            );
          const isTaken = !keptStops.includes(point.id);
          const others = keptStops.filter((id) => id !== point.id);
          return (
            <li key={point.id} className={`row items-start gap-4 ${styles.point}`}>
              <input
                type="checkbox"
                className={styles.take}
                aria-label={translate("importBookings.take", { name })}
                checked={isTaken}
                onChange={() => onChange(isTaken ? [...others, point.id] : others)}
              />
              <span className="stack narrows breaks">
                <span dir="auto">{name}</span>
                {linesOf(point, update, translate, formats).map(([field, line]) => (
                  <span key={field} dir="auto" className={styles.marks}>
                    {line}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
