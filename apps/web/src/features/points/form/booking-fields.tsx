import { dining, dinings, usualStayTimes } from "@castor/core/points/hotel-data.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { useState } from "react";
import { useDateFieldFormat } from "../../../i18n/date-field-format.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { DateTimeField } from "../../../ui/fields/date-fields.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TimeField } from "../../../ui/fields/time-field.tsx";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import styles from "./point-fields.module.css";
import { hasStay } from "./point-values.ts";
import { type PointValuesForm, useMinutes } from "./use-minutes.ts";

interface BookingFieldsProps {
  form: PointValuesForm;
  /** The date of the point's day: the calendar opens there. */
  day: DateText;
}

/** The booking: the reserved time, and of a hotel check-in, check-out and meals. */
export function BookingFields({ form, day }: BookingFieldsProps) {
  const translate = useWords("common", "point-form");
  const formats = useFormats();
  const format = useDateFieldFormat();
  const minutes = useMinutes(form);
  const { hotelData, reservationTime, cameBeforeMin, typeId } = form.values;
  const isStay = typeId === "Hotel" || hasStay(hotelData);
  const [hadStay, setHadStay] = useState(false);
  // The fields of a stay remain after they are emptied.
  if (isStay && !hadStay) setHadStay(true);
  const { checkIn, checkOut } = hotelData;
  const nights =
    checkIn && checkOut
      ? `${formats.date(dayOf(checkIn), "short")} – ${formats.date(dayOf(checkOut), "short")}`
      : null;
  const parts = [nights, reservationTime ? formats.time(reservationTime) : null].filter(
    (part) => part !== null,
  );
  const moment = (field: "checkIn" | "checkOut") => ({
    format,
    label: translate(`card.${field}`),
    clearable: true,
    className: styles.moment ?? "",
    usualTime: usualStayTimes[field],
    ...form.getInputProps(`hotelData.${field}`),
  });
  const wrong = ["hotelData.checkIn", "hotelData.checkOut", "reservationTime", "cameBeforeMin"];
  return (
    <Collapsible
      // A point that becomes a hotel shows its stay.
      key={hadStay ? "stay" : "visit"}
      title={translate("pointForm.groups.booking")}
      summary={parts.length > 0 ? parts.join(", ") : null}
      startsOpen={isStay || reservationTime !== "" || Number(cameBeforeMin) > 0}
      mustOpen={wrong.some((field) => form.errors[field])}
    >
      <div className={styles.fields}>
        {hadStay ? (
          <>
            <DateTimeField {...moment("checkIn")} opensAt={day} />
            <DateTimeField {...moment("checkOut")} opensAt={checkIn ? dayOf(checkIn) : day} />
            <SelectField
              label={translate("card.dining")}
              data={dinings.map((id) => ({ value: id, label: translate(`card.dinings.${id}`) }))}
              allowDeselect={false}
              className="whole-line"
              {...form.getInputProps("hotelData.dining")}
              onChange={(value) => {
                const known = dining.safeParse(value);
                if (known.success) form.setFieldValue("hotelData.dining", known.data);
              }}
            />
          </>
        ) : null}
        <TimeField
          label={translate("points.reservationTime")}
          format={format}
          clearable
          {...form.getInputProps("reservationTime")}
        />
        <NumberField label={translate("points.cameBeforeMin")} {...minutes("cameBeforeMin")} />
      </div>
    </Collapsible>
  );
}
