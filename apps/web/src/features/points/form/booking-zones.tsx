import { type BookingKind, isJourneyKind } from "@castor/core/bookings/booking-kinds.ts";
import { isZone } from "@castor/core/time/zone-offset.ts";
import { useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import type { PointValuesForm } from "./use-minutes.ts";

const ofPlace = "place";

interface BookingZonesProps {
  form: PointValuesForm;
  kind: BookingKind;
  hasEnd: boolean;
}

/** The zones of a booking whose times are not on the clocks of their places: asked only of who opens them. */
export function BookingZones({ form, kind, hasEnd }: BookingZonesProps) {
  const translate = useWords("common", "booking");
  const { departureZone, arrivalZone } = form.values.booking;
  const [isOpen, setOpen] = useState(departureZone !== "" || arrivalZone !== "");
  const wrong = form.errors["booking.departureZone"] || form.errors["booking.arrivalZone"];
  if (!isOpen && !wrong)
    return (
      <div className="whole-line">
        <Button kind="quiet" icon="world" onClick={() => setOpen(true)}>
          {translate("booking.zones")}
        </Button>
      </div>
    );
  const isJourney = isJourneyKind(kind);
  const field = (end: "departure" | "arrival", label: string) => {
    const zone = form.values.booking[`${end}Zone`];
    // Old names of zones are not in the list of the browser.
    const zones = [...new Set([...Intl.supportedValuesOf("timeZone"), ...(zone ? [zone] : [])])];
    return (
      <SelectField
        label={label}
        searchable
        data={[
          { value: ofPlace, label: translate("booking.zoneOfPlace") },
          ...zones.map((name) => ({ value: name, label: name.replaceAll("_", " ") })),
        ]}
        allowDeselect={false}
        nothingFoundMessage={translate("trips.notListed")}
        maxDropdownHeight={300}
        className="whole-line"
        {...form.getInputProps(`booking.${end}Zone`)}
        value={zone || ofPlace}
        onChange={(value) =>
          form.setFieldValue(`booking.${end}Zone`, value && isZone(value) ? value : "")
        }
      />
    );
  };
  return (
    <>
      {field("departure", translate(isJourney ? "booking.departureZone" : "booking.beginZone"))}
      {hasEnd
        ? field("arrival", translate(isJourney ? "booking.arrivalZone" : "booking.endZone"))
        : null}
    </>
  );
}
