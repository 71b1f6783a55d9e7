import type { BookingKind } from "../bookings/booking-kinds.ts";
import type { BookingTerms } from "../bookings/booking-terms.ts";
import type { HoursWordsKey } from "../hours/hours-words.ts";
import type { Dining } from "../points/hotel-data.ts";
import type { PointTypeId } from "../points/point-types.ts";
import type { LegMode } from "../points/travel-modes.ts";
import type { LegText } from "../services/paths/leg-text.ts";

/** The keys of the texts on paper. They are those of the screen wherever the screen says the same. */
export type PrintWordsKey =
  | HoursWordsKey
  | `booking.${"coach" | "code" | "contact" | "isCancelled" | "seat" | "terminal" | "travellers"}`
  | `booking.${BookingTerms["departure" | "arrival" | "gate"]}`
  | `booking.kinds.${BookingKind}`
  | `card.${"adults" | "cancellation" | "checkIn" | "checkOut" | "dining" | "forAll" | "kids"}`
  | `card.${"nights" | "nothingRemains" | "onSite" | "paid" | "paymentDue" | "people" | "price"}`
  | `card.${"remaining" | "valid" | "validFrom" | "validTo"}`
  | `card.dinings.${Dining}`
  | `costs.${"adults" | "kids" | "noTotalEur" | "totalEur"}`
  | "ideas.title"
  | `hours.unless.${"PH" | "SH"}`
  | `points.${"address" | "booking" | "cameBefore" | "coordinates" | LegText | "legMissing"}`
  | `points.${"emptyReadOnly" | "newPath" | "offPath" | "reservedAt" | "stay" | "url" | "workingHours"}`
  | `points.modes.${LegMode}`
  | `points.priorities.${"second" | "star"}`
  | `points.types.${PointTypeId}`
  | `print.${"closedThatDay" | "day" | "hiddenPoints" | "openAllDay" | "seeDay" | "startsAt"}`
  | `routes.${"aboutTotal" | "total"}`
  | `schedule.${"aboutSign" | "atStops" | "onDate" | "about" | "until" | "wait" | "waitAtDoor"}`
  | `schedule.${"late" | "lateToBeEarly"}${"" | "About"}`
  | `trips.${"days" | "points"}`;

/** The texts in one language; `createTranslate` of i18n makes one from the catalogues of web and of server. */
export type PrintWords = (key: PrintWordsKey, params?: Record<string, string | number>) => string;
