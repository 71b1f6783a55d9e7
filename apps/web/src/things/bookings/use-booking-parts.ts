import type { Booking } from "@castor/core/bookings/booking.ts";
import { useWords } from "../../i18n/words.ts";

/** What a traveller must know at the start, in words: "terminal 2", "gate B12", "coach 5", "seat 14A". */
export function useBookingParts(): (booking: Booking) => string[] {
  const translate = useWords("common", "booking");
  return ({ kind, departure, coach, seat }) => {
    const { terminal = "", gate = "" } = departure ?? {};
    const where = () => {
      if (kind === "flight") return translate("booking.atGate", { gate });
      if (kind === "ferry") return translate("booking.atPier", { pier: gate });
      return translate("booking.onPlatform", { platform: gate });
    };
    return [
      terminal && translate("booking.inTerminal", { terminal }),
      gate && where(),
      coach && translate("booking.inCoach", { coach }),
      seat && translate("booking.onSeat", { seat }),
    ].filter(Boolean);
  };
}
