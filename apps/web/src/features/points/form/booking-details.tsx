import { dateOfArrival } from "@castor/core/bookings/arrival-date.ts";
import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import { tidyFlightNumber } from "@castor/core/bookings/flight-number.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import {
  type DateText,
  type DateTimeText,
  dayOf,
  isDateTime,
  type TimeText,
} from "@castor/core/time/dates.ts";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { useWords } from "../../../i18n/words.ts";
import { looksOf } from "../../../things/bookings/booking-looks.ts";
import { CheckRow } from "../../../ui/choices/check-row.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { BookingEndFields } from "./booking-end-fields.tsx";
import { BookingTravellers } from "./booking-travellers.tsx";
import { hasBegin, hasEnd, hasText } from "./booking-values.ts";
import { BookingZones } from "./booking-zones.tsx";
import type { PointValuesForm } from "./use-minutes.ts";

export interface BookingDetailsProps {
  form: PointValuesForm;
  kind: BookingKind;
  day: DateText;
  /** Who goes on the trip. */
  names: readonly string[];
  /** Where the next stop of the trip is: a journey arrives there. */
  nextStop: Position | null;
}

/** What is known of a booking, as far as its kind has it. */
export function BookingDetails({ form, kind, day, names, nextStop }: BookingDetailsProps) {
  const translate = useWords("common", "booking");
  const zoneAt = useZoneLookup(true);
  const { booking, lat, lng } = form.values;
  const here = typeof lat === "number" && typeof lng === "number" ? zoneAt?.({ lat, lng }) : null;
  const looks = looksOf(kind);
  const text = (field: "operator" | "number" | "coach" | "seat" | "code" | "contact") => ({
    autoComplete: "off",
    maxLength: limits.bookingText,
    ...form.getInputProps(`booking.${field}`),
  });
  const { onBlur, ...number } = text("number");
  const ends = { form, kind };
  const there = kind === "rental" || kind === "other" || !nextStop ? here : zoneAt?.(nextStop);
  const { departure } = booking;
  const arrivalOn = (from: DateTimeText) => (time: TimeText) =>
    dateOfArrival(from, time, {
      departure: booking.departureZone || here || null,
      arrival: booking.arrivalZone || there || null,
    });
  return (
    <>
      {hasText(kind, "number") ? (
        <TextField
          label={translate(looks.number)}
          {...number}
          onBlur={(event) => {
            onBlur?.(event);
            if (kind === "flight")
              form.setFieldValue("booking.number", tidyFlightNumber(event.currentTarget.value));
          }}
        />
      ) : null}
      {hasText(kind, "operator") ? (
        <TextField label={translate(looks.operator)} {...text("operator")} />
      ) : null}
      {hasBegin(kind) ? (
        <BookingEndFields {...ends} end="departure" day={day} placeZone={here ?? null} />
      ) : null}
      {hasEnd(kind) ? (
        <BookingEndFields
          {...ends}
          end="arrival"
          day={departure ? dayOf(departure) : day}
          {...(departure !== null && isDateTime(departure) && { dateOf: arrivalOn(departure) })}
          placeZone={there ?? null}
        />
      ) : null}
      {hasText(kind, "coach") ? (
        <TextField label={translate("booking.coach")} {...text("coach")} />
      ) : null}
      {hasText(kind, "seat") ? (
        <TextField label={translate("booking.seat")} {...text("seat")} />
      ) : null}
      <TextField label={translate("booking.code")} {...text("code")} />
      <TextField
        label={translate("booking.contact")}
        placeholder={translate("booking.contactHint")}
        {...text("contact")}
      />
      <BookingTravellers form={form} names={names} />
      {hasBegin(kind) ? <BookingZones {...ends} hasEnd={hasEnd(kind)} /> : null}
      <CheckRow
        className="whole-line"
        isChecked={booking.isCancelled}
        onCheck={(isCancelled) => form.setFieldValue("booking.isCancelled", isCancelled)}
      >
        {translate("booking.isCancelled")}
      </CheckRow>
    </>
  );
}
