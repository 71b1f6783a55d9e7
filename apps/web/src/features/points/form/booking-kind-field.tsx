import {
  type BookingKind,
  bookingKind,
  bookingKinds,
} from "@castor/core/bookings/booking-kinds.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import { type DateText, timeOf } from "@castor/core/time/dates.ts";
import { useWords } from "../../../i18n/words.ts";
import { looksOf } from "../../../things/bookings/booking-looks.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import { hasBegin } from "./booking-values.ts";
import type { PointValuesForm } from "./use-minutes.ts";

/** What is mostly booked at a point of a type. */
const usualKinds: Partial<Record<PointTypeId, BookingKind>> = {
  Airport: "flight",
  Restaurant: "table",
  Hotel: "stay",
};

const none = "none";

/** What is booked. The type of the point only proposes. */
export function BookingKindField({ form, day }: { form: PointValuesForm; day: DateText }) {
  const translate = useWords("common", "booking");
  const { booking, typeId, reservationTime } = form.values;
  const usual = typeId ? usualKinds[typeId] : undefined;
  const choose = (kind: BookingKind | "") => {
    form.setFieldValue("booking.kind", kind);
    const { departure } = booking;
    // The begin of a booking is the reservation: it goes along.
    if (hasBegin(kind) && !departure && reservationTime)
      form.setFieldValue("booking.departure", `${day} ${reservationTime}`);
    if (!hasBegin(kind) && departure && hasBegin(booking.kind))
      form.setFieldValue("reservationTime", timeOf(departure));
  };
  const props = form.getInputProps("booking.kind");
  return (
    <>
      <SelectField
        label={translate("booking.kind")}
        data={[
          { value: none, label: translate("booking.none") },
          ...bookingKinds.map((kind) => ({
            value: kind,
            label: translate(`booking.kinds.${kind}`),
          })),
        ]}
        allowDeselect={false}
        leftSection={booking.kind ? <ThingIcon name={looksOf(booking.kind).icon} /> : null}
        className={usual && !booking.kind ? "" : "whole-line"}
        {...props}
        value={booking.kind || none}
        onChange={(value) => {
          const known = bookingKind.safeParse(value);
          choose(known.success ? known.data : "");
        }}
      />
      {usual && !booking.kind ? (
        <Button kind="quiet" icon="plus" onClick={() => choose(usual)}>
          {translate(`booking.kinds.${usual}`)}
        </Button>
      ) : null}
    </>
  );
}
