import { type DateOrder, dateOrders } from "@castor/core/imports/date-order.ts";
import { findFirstDate } from "@castor/core/imports/plan-dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { SegmentedChoice } from "../../../ui/choices/segmented-choice.tsx";
import { inOtherOrder } from "../bookings/confirmations.ts";
import { inDateOrder } from "../plan/in-date-order.ts";
import type { ImportContent, ImportPreview } from "./import-preview.ts";

export interface DateOrderChoiceProps {
  content: Extract<ImportContent, { kind: "foreign" }>;
  /** Gets the trip with its dates in the other order, and its first day. */
  onChange: (part: Pick<ImportPreview, "content" | "firstDay" | "leftOut">) => void;
}

/** Asks which number of a date is the day, where no date of the file tells it. Each answer shows the first date that it makes. */
export function DateOrderChoice({ content, onChange }: DateOrderChoiceProps) {
  const translate = useWords("common", "imports");
  const formats = useFormats();
  const { imported, confirmations } = content;
  const { openDates } = imported;
  if (!openDates) return null;
  const choose = (order: DateOrder) => {
    const ordered = inDateOrder(imported, order);
    const isOther = confirmations && order !== confirmations.order;
    onChange({
      content: {
        ...{ kind: "foreign", imported: ordered },
        ...(confirmations && {
          confirmations: isOther ? inOtherOrder(confirmations) : confirmations,
        }),
      },
      firstDay: findFirstDate(ordered.days),
      // Days stand in another order then.
      leftOut: [],
    });
  };
  const index = openDates.others.findIndex((other, day) => other !== imported.days[day]?.date);
  return (
    <SegmentedChoice
      label={translate("importDialog.dateOrder")}
      value={openDates.order}
      choices={dateOrders.map((value) => {
        const date = inDateOrder(imported, value).days[index]?.date ?? null;
        const words = translate(`importDialog.dateOrders.${value}`);
        return { value, label: date ? formats.date(date, "long") : words };
      })}
      onChange={choose}
      isLabelShown
    />
  );
}
