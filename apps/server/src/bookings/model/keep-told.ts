import {
  emptyReadBooking,
  type ReadBooking,
  type ReadBookingField,
  type ReadPlace,
} from "@castor/core/bookings/read-booking.ts";
import { writeFlightNumber } from "../reading/flight-number.ts";
import { findStatuses } from "../reading/text/shared/find-status.ts";
import type { ToldBooking } from "./model-answer.ts";
import {
  type Sought,
  type SoughtText,
  seekCode,
  seekMoment,
  seekPrice,
  seekWords,
} from "./seek-values.ts";

/** Numbers of few digits stand in many lines: these words say of what they are. */
const beside = {
  seat: /seat|berth|row|мест|ряд/i,
  coach: /coach|car|wagon|вагон/i,
  number: /train|bus|flight|service|line|поезд|автобус|рейс|№/i,
};

const digitsOnly = (text: string, pattern: RegExp) => (/\p{L}/u.test(text) ? null : pattern);

/** A booking of a model with what stands in the text. Everything else that it tells is dropped. */
export function keepTold(told: ToldBooking, text: SoughtText): ReadBooking {
  const booking = emptyReadBooking(told.kind);
  const put = <Field extends ReadBookingField>(
    field: Field,
    sought: Sought<ReadBooking[Field]> | null,
  ) => {
    if (sought === null) return;
    booking[field] = sought.value;
    booking.sources[field] = { step: "model", line: sought.line };
  };
  const momentOf = (date: string, time: string) => {
    const sought = seekMoment(date, time, text);
    return sought && { ...sought, value: { ...sought.value, zone: null } };
  };
  const placeOf = (name: string, code: string, address: string): Sought<ReadPlace> | null => {
    const sought = seekWords(name, text);
    const airport = /^[A-Z]{3}$/.test(code) && text.lines.some((line) => hasAirport(line, code));
    const place = {
      ...{ name: sought?.value ?? "", code: airport ? code : null },
      address: seekWords(address, text)?.value ?? null,
      ...{ position: null, terminal: null, gate: null },
    };
    return sought && { ...sought, value: place };
  };
  const number = seekCode(told.number, text, digitsOnly(told.number, beside.number));
  put("operator", seekWords(told.operator, text));
  put("number", number && { ...number, value: numberOf(told, number.value) });
  put("code", told.code.length < 4 ? null : seekCode(told.code, text));
  put("coach", seekWords(told.coach, text, beside.coach));
  put("seat", seekWords(told.seat, text, beside.seat));
  put("from", placeOf(told.from, told.fromCode, told.fromAddress));
  put("to", placeOf(told.to, told.toCode, ""));
  put("departure", momentOf(told.departureDate, told.departureTime));
  put("arrival", momentOf(told.arrivalDate, told.arrivalTime));
  put("price", seekPrice(told.price, told.currency, text));
  const people = told.travellers.flatMap((name) => seekWords(name, text) ?? []);
  const [first] = people;
  if (first) put("travellers", { ...first, value: people.map(({ value }) => value) });
  const [status = "confirmed"] = findStatuses(text.lines, [{ from: 0, to: text.lines.length }]);
  return { ...booking, status };
}

const hasAirport = (line: string, code: string) => new RegExp(`\\b${code}\\b`).test(line);

const numberOf = ({ kind }: ToldBooking, number: string) =>
  kind === "flight" ? writeFlightNumber(number, null) : number;
