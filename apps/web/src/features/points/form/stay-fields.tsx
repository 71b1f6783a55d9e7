import { type DateText, dayOf } from "@castor/core/basics/dates.ts";
import { dining, dinings } from "@castor/core/points/hotel-data.ts";
import type { UseFormReturnType } from "@mantine/form";
import { useDateManner } from "../../../i18n/date-manner.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { DateTimeField } from "../../../ui/fields/date-fields.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { hasStay, type PointValues } from "../point-values.ts";
import styles from "./point-fields.module.css";

/** When most hotels let people in and want them out. */
const usualTimes = { checkIn: "14:00", checkOut: "12:00" };

interface StayFieldsProps {
  form: UseFormReturnType<PointValues>;
  /** The day on which the point stands: the calendar opens there. */
  day: DateText;
}

/** The stay in a hotel: when one moves in and out, and what there is to eat. */
export function StayFields({ form, day }: StayFieldsProps) {
  const translate = useWords();
  const formats = useFormats();
  const manner = useDateManner();
  const { checkIn, checkOut } = form.values.hotelData;
  const moment = (field: "checkIn" | "checkOut") => ({
    manner,
    label: translate(`card.${field}`),
    clearable: true,
    className: styles.moment ?? "",
    usualTime: usualTimes[field],
    ...form.getInputProps(`hotelData.${field}`),
  });
  const summary =
    checkIn && checkOut
      ? `${formats.date(dayOf(checkIn), "short")} – ${formats.date(dayOf(checkOut), "short")}`
      : null;
  return (
    <Fold
      title={translate("card.stay")}
      summary={summary}
      startsOpen={form.values.typeId === "Hotel" || hasStay(form.values.hotelData)}
      mustOpen={["checkIn", "checkOut"].some((field) => form.errors[`hotelData.${field}`])}
    >
      <div className={styles.fields}>
        <DateTimeField {...moment("checkIn")} opensAt={day} />
        <DateTimeField {...moment("checkOut")} opensAt={checkIn ? dayOf(checkIn) : day} />
        <SelectField
          label={translate("card.dining")}
          data={dinings.map((id) => ({ value: id, label: translate(`card.dinings.${id}`) }))}
          allowDeselect={false}
          className={styles.whole}
          {...form.getInputProps("hotelData.dining")}
          onChange={(value) => {
            const known = dining.safeParse(value);
            if (known.success) form.setFieldValue("hotelData.dining", known.data);
          }}
        />
      </div>
    </Fold>
  );
}
