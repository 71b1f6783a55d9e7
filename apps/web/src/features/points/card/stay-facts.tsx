import { type DateTimeText, dayOf, timeOf } from "@castor/core/basics/dates.ts";
import type { HotelData } from "@castor/core/points/hotel-data.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { FactList } from "./fact-list.tsx";

/** When one moves in and out, and what there is to eat. */
export function StayFacts({ stay }: { stay: HotelData }) {
  const translate = useWords();
  const formats = useFormats();
  const moment = (at: DateTimeText | null) =>
    at && `${formats.date(dayOf(at), "long")}, ${timeOf(at)}`;
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
