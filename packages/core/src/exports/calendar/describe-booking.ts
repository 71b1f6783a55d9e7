import type { Booking, BookingEnd } from "../../bookings/booking.ts";
import type { CalendarWords } from "./calendar-words.ts";

/** What one needs at the counter and on the platform, a line each; without what is not known. */
export function describeBooking(booking: Booking, words: CalendarWords): string[] {
  const { operator, number, coach, seat, code, departure, arrival, travellers, contact } = booking;
  const ofEnd = (end: BookingEnd | null) => [
    end?.terminal ? words.terminal(end.terminal) : "",
    end?.gate ? words.gate(end.gate) : "",
  ];
  const lines = [
    [operator, number],
    [coach && words.coach(coach), seat && words.seat(seat)],
    ofEnd(departure),
    ofEnd(arrival).map((part) => part && `→ ${part}`),
    [code && words.code(code)],
    [travellers.join(", ")],
    [contact],
  ];
  return lines.map((parts) => parts.filter((part) => part !== "").join(" · "));
}
