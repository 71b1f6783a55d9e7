import type { HotelData } from "@castor/core/points/hotel-data.ts";
import { type DateTimeText, dayOf, timeOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import type { Fact } from "./fact-list.tsx";

/** Check-in, check-out and meals; nothing for what is no stay. */
export function useStayFacts(stay: HotelData | null): Fact[] {
  const translate = useWords("common");
  const formats = useFormats();
  if (!stay) return [];
  const moment = (at: DateTimeText | null) =>
    at && `${formats.date(dayOf(at), "long")}, ${formats.time(timeOf(at))}`;
  const isKnown = stay.checkIn || stay.checkOut || stay.dining !== "none";
  return [
    [translate("card.checkIn"), moment(stay.checkIn)],
    [translate("card.checkOut"), moment(stay.checkOut)],
    [translate("card.dining"), isKnown && translate(`card.dinings.${stay.dining}`)],
  ];
}
