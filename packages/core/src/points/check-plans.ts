import { arrivesBeforeDeparture, type Booking } from "../bookings/booking.ts";
import { checkFinance, type Finance } from "../finance/finance.ts";
import { message } from "../schemas/validation.ts";
import type { Stay } from "./hotel-data.ts";

interface Plans {
  finance: Finance | null;
  booking: Pick<Booking, "departure" | "arrival"> | null;
  hotelData: Pick<Stay, "checkIn" | "checkOut"> | null;
}

/**
 * Messages by field path for rules that concern more than one field: amounts with more fraction digits than their
 * currency has, and ranges that end before they start.
 */
export function checkPlans({ finance, hotelData, booking }: Plans): Record<string, string> {
  const wrong = Object.entries(finance ? checkFinance(finance) : {}).map(
    ([field, text]): [string, string] => [`finance.${field}`, text],
  );
  const { checkIn, checkOut } = hotelData ?? {};
  if (checkIn && checkOut && checkOut < checkIn)
    wrong.push(["hotelData.checkOut", message("dateFrom", checkIn)]);
  if (booking && arrivesBeforeDeparture(booking))
    wrong.push(["booking.arrival", message("dateFrom", booking.departure?.at ?? "")]);
  return Object.fromEntries(wrong);
}
