import type { Position } from "@castor/core/geo/position.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { Suspense, useState } from "react";
import { useDateFieldFormat } from "../../../i18n/date-field-format.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { TimeField } from "../../../ui/fields/time-field.tsx";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { lazyAfterFirstPaint } from "../../../ui/lazy/lazy-after-first-paint.ts";
import { BookingKindField } from "./booking-kind-field.tsx";
import { hasBegin } from "./booking-values.ts";
import styles from "./point-fields.module.css";
import { hasStay, type PointValues } from "./point-values.ts";
import { StayFields } from "./stay-fields.tsx";
import { type PointValuesForm, useMinutes } from "./use-minutes.ts";

/** Most points have no booking. */
const BookingDetails = lazyAfterFirstPaint(
  async () => (await import("./booking-details.tsx")).BookingDetails,
);

interface BookingFieldsProps {
  form: PointValuesForm;
  /** The date of the point's day: the calendar opens there. */
  day: DateText;
  /** Who goes on the trip. */
  names: readonly string[];
  /** Where the next stop of the trip is. */
  nextStop: Position | null;
}

/** The booking: what is booked, the reserved time, and of a hotel check-in, check-out and meals. */
export function BookingFields({ form, day, names, nextStop }: BookingFieldsProps) {
  const translate = useWords("common", "point-form");
  const format = useDateFieldFormat();
  const minutes = useMinutes(form);
  const summary = useSummary(form.values);
  const { hotelData, reservationTime, cameBeforeMin, typeId, booking } = form.values;
  const isStay = typeId === "Hotel" || hasStay(hotelData);
  const [hadStay, setHadStay] = useState(false);
  // The fields of a stay remain after they are emptied.
  if (isStay && !hadStay) setHadStay(true);
  const [hadBooking] = useState(booking.kind !== "");
  const wrong = ["hotelData.checkIn", "hotelData.checkOut", "reservationTime", "cameBeforeMin"];
  return (
    <Collapsible
      // A point that becomes a hotel shows its stay.
      key={hadStay ? "stay" : "visit"}
      title={translate("pointForm.groups.booking")}
      summary={summary}
      // What is booked stands in the summary.
      startsOpen={!hadBooking && (isStay || reservationTime !== "" || Number(cameBeforeMin) > 0)}
      mustOpen={Object.keys(form.errors).some(
        (field) => wrong.includes(field) || field.startsWith("booking."),
      )}
    >
      <div className={styles.fields}>
        {hadStay ? <StayFields form={form} day={day} /> : null}
        <BookingKindField form={form} day={day} />
        {booking.kind ? (
          <Suspense>
            <BookingDetails {...{ form, day, names, nextStop }} kind={booking.kind} />
          </Suspense>
        ) : null}
        {hasBegin(booking.kind) ? null : (
          <TimeField
            label={translate("points.reservationTime")}
            format={format}
            clearable
            {...form.getInputProps("reservationTime")}
          />
        )}
        <NumberField label={translate("points.cameBeforeMin")} {...minutes("cameBeforeMin")} />
      </div>
    </Collapsible>
  );
}

/** What is booked in short: "LH 123, 14A, QWERTY"; else the nights and the time. */
function useSummary({ booking, hotelData, reservationTime }: PointValues): string | null {
  const translate = useWords("common", "booking");
  const formats = useFormats();
  const { checkIn, checkOut } = hotelData;
  const nights =
    checkIn && checkOut
      ? `${formats.date(dayOf(checkIn), "short")} – ${formats.date(dayOf(checkOut), "short")}`
      : "";
  const { kind, number, seat, code } = booking;
  const parts = kind
    ? [number || translate(`booking.kinds.${kind}`), nights, seat, code]
    : [nights, reservationTime && formats.time(reservationTime)];
  return parts.filter(Boolean).join(", ") || null;
}
