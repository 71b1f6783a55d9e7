import type { Language } from "@castor/core/basics/language.ts";
import type { CalendarWords } from "@castor/core/exports/calendar/calendar-words.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { translations } from "../../http/calls/read-caller.ts";

/** The words of a calendar in one language. */
export function calendarWords(language: Language): CalendarWords {
  const translate = translations[language];
  const { money, duration } = createFormats(language);
  return {
    day: (trip, day) => translate("calendar.day", { trip, day }),
    checkIn: (hotel) => translate("calendar.checkIn", { hotel }),
    checkOut: (hotel) => translate("calendar.checkOut", { hotel }),
    pay: (what, amount, currency) =>
      translate("calendar.pay", { what, amount: money(amount, currency) }),
    cancel: (what, amount, currency) =>
      translate("calendar.cancel", { what, amount: money(amount, currency) }),
    about: translate("calendar.about"),
    comeBefore: (minutes) => translate("calendar.comeBefore", { time: duration(minutes * 60) }),
    arrival: (time) => translate("calendar.arrival", { time }),
  };
}
