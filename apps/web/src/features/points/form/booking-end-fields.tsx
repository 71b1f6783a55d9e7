import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import { nameOffset } from "@castor/core/formats/name-offset.ts";
import { limits } from "@castor/core/limits.ts";
import {
  type DateText,
  type DateTimeText,
  dayOf,
  isDateTime,
  type TimeText,
} from "@castor/core/time/dates.ts";
import { isZone, zoneOffset } from "@castor/core/time/zone-offset.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import { useDateFieldFormat } from "../../../i18n/date-field-format.ts";
import { useWords } from "../../../i18n/words.ts";
import { looksOf } from "../../../things/bookings/booking-looks.ts";
import { DateTimeField } from "../../../ui/fields/date-fields.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { hasGates } from "./booking-values.ts";
import styles from "./point-fields.module.css";
import type { PointValuesForm } from "./use-minutes.ts";

const minuteMs = 60_000;

interface BookingEndFieldsProps {
  form: PointValuesForm;
  kind: BookingKind;
  end: "departure" | "arrival";
  /** The calendar opens there. */
  day: DateText;
  /** The date of a time without one; `day` without it. */
  dateOf?: (time: TimeText) => DateText;
  /** Of the place where it is; null while or where that is unknown. */
  placeZone: string | null;
}

/** When and where one end of a booking is: its moment, whose clocks it is on, and terminal and gate of a journey. */
export function BookingEndFields({
  form,
  kind,
  end,
  day,
  dateOf,
  placeZone,
}: BookingEndFieldsProps) {
  const translate = useWords("common", "booking");
  const format = useDateFieldFormat();
  const looks = looksOf(kind);
  const { booking } = form.values;
  const at = booking[end];
  const zone = booking[`${end}Zone`];
  const offset = offsetAt(at, zone || placeZone);
  const ofPlace = end === "arrival" && hasGates(kind) ? "ofNextStop" : "ofPlace";
  const text = (name: "Terminal" | "Gate") => ({
    autoComplete: "off",
    maxLength: limits.bookingText,
    ...form.getInputProps(`booking.${end}${name}`),
  });
  const { onChange, ...props } = form.getInputProps(`booking.${end}`);
  return (
    <>
      <DateTimeField
        format={format}
        label={translate(looks[end])}
        clearable
        className="whole-line"
        opensAt={day}
        usualDate={dateOf ?? day}
        // Nobody departs at a time that was not typed: the save asks for it.
        usualTime=""
        description={
          offset &&
          (zone
            ? translate("booking.inZone", { zone, offset })
            : translate(`booking.${ofPlace}`, { offset }))
        }
        {...props}
        onChange={(chosen) => {
          onChange(chosen);
          // Whoever empties the begin has no reservation.
          if (end === "departure" && !chosen) form.setFieldValue("reservationTime", "");
        }}
      />
      {hasGates(kind) ? (
        <>
          {kind === "train" ? null : (
            <TextField
              label={translate(
                end === "departure" ? "booking.terminal" : "booking.arrivalTerminal",
              )}
              {...text("Terminal")}
            />
          )}
          <TextField
            label={translate(end === "departure" ? looks.gate : looks.arrivalGate)}
            className={kind === "train" ? (styles.moment ?? "") : ""}
            {...text("Gate")}
          />
        </>
      ) : null}
    </>
  );
}

/** The offset of a zone at a moment: "UTC+4"; empty where one of them is unknown. */
function offsetAt(at: DateTimeText | null, zone: string | null): string {
  if (!at || !zone || !isZone(zone)) return "";
  const moment = isDateTime(at) ? at : `${dayOf(at)} 12:00`;
  if (!isDateTime(moment)) return "";
  return nameOffset(zoneOffset(instantOf(moment, zone), zone) / minuteMs);
}
