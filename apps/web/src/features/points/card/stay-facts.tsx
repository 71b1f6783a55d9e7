import type { HotelData } from "@castor/core/points/hotel-data.ts";
import { type DateTimeText, dayOf, timeOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { FactList } from "./fact-list.tsx";

/** Check-in, check-out and meals. */
export function StayFacts({ stay }: { stay: HotelData }) {
  const translate = useWords();
  const formats = useFormats();
  const moment = (at: DateTimeText | null) =>
    at && `${formats.date(dayOf(at), "long")}, ${formats.time(timeOf(at))}`;
  const isKnown = stay.checkIn || stay.checkOut || stay.dining !== "none";
  return (
    <FactList
      title={translate("card.stay")}
      facts={[
        [translate("card.checkIn"), moment(stay.checkIn)],
        [translate("card.checkOut"), moment(stay.checkOut)],
        [translate("card.dining"), isKnown && translate(`card.dinings.${stay.dining}`)],
      ]}
    />
  );
}
