import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { namesIn } from "./booking-values.ts";
import type { PointValuesForm } from "./use-minutes.ts";

interface BookingTravellersProps {
  form: PointValuesForm;
  /** Who goes on the trip: one press adds each. */
  names: readonly string[];
}

/** Whom a booking is for: typed names, and those of the trip. */
export function BookingTravellers({ form, names }: BookingTravellersProps) {
  const translate = useWords("common", "booking");
  const booked = namesIn(form.values.booking.travellers);
  const others = names.filter((name) => !booked.includes(name));
  return (
    <div className="whole-line grid gap-8">
      <TextField
        label={translate("booking.travellers")}
        description={translate("booking.travellersHint")}
        inputWrapperOrder={["label", "input", "error", "description"]}
        autoComplete="off"
        {...form.getInputProps("booking.travellers")}
      />
      {others.length > 0 ? (
        <div className="row wrap gap-4">
          {others.map((name) => (
            <Button
              key={name}
              kind="quiet"
              icon="plus"
              aria-label={translate("booking.addTraveller", { name })}
              onClick={() => form.setFieldValue("booking.travellers", [...booked, name].join(", "))}
            >
              <span className="breaks" dir="auto">
                {name}
              </span>
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
