import { dining, dinings, usualStayTimes } from "@castor/core/points/hotel-data.ts";
import { type DateText, dayOf } from "@castor/core/time/dates.ts";
import { useDateFieldFormat } from "../../../i18n/date-field-format.ts";
import { useWords } from "../../../i18n/words.ts";
import { DateTimeField } from "../../../ui/fields/date-fields.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import styles from "./point-fields.module.css";
import type { PointValuesForm } from "./use-minutes.ts";

/** The stay in a hotel: its nights and meals. */
export function StayFields({ form, day }: { form: PointValuesForm; day: DateText }) {
  const translate = useWords("common", "point-form");
  const format = useDateFieldFormat();
  const { checkIn } = form.values.hotelData;
  const moment = (field: "checkIn" | "checkOut") => ({
    format,
    label: translate(`card.${field}`),
    clearable: true,
    className: styles.moment ?? "",
    usualTime: usualStayTimes[field],
    ...form.getInputProps(`hotelData.${field}`),
  });
  return (
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
  );
}
