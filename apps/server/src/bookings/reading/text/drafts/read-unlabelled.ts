import type { TextItem } from "../lines/text-item.ts";
import { findDates } from "../moments/find-dates.ts";
import { isFlightNumber, readFlightNumber, readProductNumber } from "../values/read-number.ts";
import { isAddressLine } from "../values/read-place.ts";
import { readTerminal } from "../values/read-spot.ts";
import {
  isMomentOnly,
  isPlainRoute,
  otherWords,
  readRoute,
  readStop,
  type StopText,
} from "../values/read-stop.ts";
import type { Building } from "./building.ts";
import { isEmptyStop } from "./draft.ts";
import { fill } from "./fill-stop.ts";

/** Words beside a date that stands alone. */
const headingWords = new Set(
  "outbound inbound outward return journey flight trip ride your on departing departure leg out day date travel туда обратно рейс вылет поездка поезд отправление дата день маршрут".split(
    " ",
  ),
);
const lineMax = 110;
const stopLineMax = 60;
const terminals = /^(?:terminal|терминал) (\S{1,3}) ?[-–—→] ?(?:terminal|терминал) (\S{1,3})$/i;

/** "Qatar Airways QR 6", "SU 1480, Аэрофлот, Эконом (N)". */
const besideAirline =
  /^(?:\p{Lu}[\p{L}.'’&-]* ){1,4}[A-Z\d]{2} ?\d{1,4}$|^[A-Z\d]{2} ?\d{1,4}, \p{L}[^:]{2,70}$/u;

const isNew = (building: Building) => {
  const { current } = building.builder;
  if (current?.family !== "journey") return true;
  const { start, end } = current;
  const isEnded = !isEmptyStop(end.isNameWeak ? { ...end, name: null } : end);
  return start.time !== null && isEnded;
};

/** What stands below a label alone in its line: "Departs", then a date, then an airport. */
function readBelow(building: Building, item: TextItem): boolean {
  const { open, builder, reading, context } = building;
  if (!open || item.value.length > lineMax) return false;
  const stop = readStop(item.value, reading, context);
  const isPlace = open.family !== "stay" && open.part !== "time" && open.part !== "date";
  if (open.part === "place" && (stop.airport === null || item.at !== open.at + 1)) return false;
  if (!isMomentOnly(stop) && !(isPlace && (stop.name !== null || stop.airport !== null)))
    return false;
  const current = builder.current?.family === open.family ? builder.current : null;
  const known = current?.[open.side];
  if (known?.name && item.at === known.name.at + 1 && isAddressLine(item.value)) {
    known.address ??= { value: item.value, line: item.line, at: item.at };
    return true;
  }
  // A second name below is another thing than the place.
  if (
    !isMomentOnly(stop) &&
    known &&
    open.isUsed &&
    !known.isNameWeak &&
    (known.name ?? known.airport)
  )
    return false;
  const isAdded = builder.addStop(item, open.side, open.part, open.family, stop);
  if (isAdded) Object.assign(open, { at: item.at, isUsed: true });
  return isAdded;
}

function readHeading({ builder, reading }: Building, item: TextItem): boolean {
  const dates = findDates(item.value, reading);
  const [found] = dates;
  if (!found || dates.length !== 1) return false;
  if (!otherWords(item.value, reading).every((word) => headingWords.has(word))) return false;
  const stop = item.value.slice(found.end);
  if (/\d:\d\d/.test(stop)) return false;
  builder.headings.push({ value: found, line: item.line, at: item.at });
  return true;
}

/** The one date beside a number is its day. */
function addDate({ builder, reading }: Building, item: TextItem): void {
  const [found, ...others] = findDates(item.value, reading);
  if (found && others.length === 0)
    builder.headings.push({ value: found, line: item.line, at: item.at });
}

function readNumber(building: Building, item: TextItem): boolean {
  const { builder, reading } = building;
  const product =
    /^\p{Lu}/u.test(item.value) && building.isTrainText
      ? readProductNumber(item.value.slice(0, 16))
      : null;
  if (product) {
    builder.addNumber(item, product, "train");
    addDate(building, item);
    return false;
  }
  if (!building.isFlightText) return false;
  const flight = readFlightNumber(item.value);
  if (!flight) return false;
  const dates = findDates(item.value, reading);
  const isShort = dates.length === 1 && otherWords(item.value, reading).length <= 5;
  if (!isFlightNumber(item.value) && !isShort && !besideAirline.test(item.value)) return false;
  builder.addNumber(item, flight, "flight");
  addDate(building, item);
  return true;
}

const nothing = {
  ...{ date: null, airport: null, name: null },
  ...{ terminal: null, gate: null, address: null, isMoscowTime: false },
};

/** "14:05 - 15:30" is a departure and an arrival. */
function readTimePair(building: Building, item: TextItem, stop: StopText): boolean {
  const { current } = building.builder;
  const [first, second, third] = stop.times;
  if (!first || !second || third || current?.family !== "journey" || stop.name !== null)
    return false;
  if (otherWords(item.value, building.reading).length > 0 || stop.date) return false;
  if (current.start.time || current.end.time) return false;
  fill(current.start, { ...nothing, time: first }, item);
  fill(current.end, { ...nothing, time: second }, item);
  current.to = item.at;
  return true;
}

/** A time alone in its cell, in a row of the journey. */
function readLoneTime(building: Building, item: TextItem, stop: StopText): boolean {
  const { current } = building.builder;
  const [time, other] = stop.times;
  if (!time || other || time.start !== 0 || time.end !== item.value.length) return false;
  if (current?.family !== "journey" || current.to !== item.at || item.isFirst) return false;
  const end = current.start.time ? current.end : current.start;
  return fill(end, { ...nothing, time }, item);
}

/** "10:00 London Kings Cross": the first is a departure, the second its arrival. */
function readStopLine(building: Building, item: TextItem, stop: StopText): boolean {
  const [time, other] = stop.times;
  if (!building.isJourneyText || !time || other) return false;
  // A time before a name is that of a stop. Behind it, only at an airport.
  if (time.start !== 0 && !(stop.airport && item.value.length <= stopLineMax)) return false;
  if (stop.name === null && stop.airport === null) return false;
  const { builder } = building;
  const current = isNew(building) ? null : builder.current;
  const side = current?.start.time ? "end" : "start";
  if (current === null) builder.current = null;
  return builder.addStop(item, side, "any", "journey", stop);
}

/** "Terminal B - Terminal 1" is that of the departure and that of the arrival. */
export function readTerminals(building: Building, item: TextItem): boolean {
  const found = terminals.exec(item.line);
  const { current } = building.builder;
  if (!found || current?.family !== "journey") return false;
  const [, from = "", to = ""] = found;
  const told = (value: string) => ({ value, line: item.line, at: item.at });
  if (readTerminal(from)) current.start.terminal ??= told(from);
  if (readTerminal(to)) current.end.terminal ??= told(to);
  return true;
}

/** "Wien Hbf - Budapest-Keleti" in the line below the number of a train. */
function isBelowNumber({ builder }: Building, item: TextItem): boolean {
  const { current } = builder;
  return current?.number?.at === item.at - 1 && isEmptyStop(current.end) && isPlainRoute(item.line);
}

/** "SVO Moscow → FRA Frankfurt" is a route, also below "Departure". */
function readWholeRoute(building: Building, item: TextItem): boolean {
  const { builder, reading, context } = building;
  if (!building.isJourneyText || item.line.length > lineMax) return false;
  const route = readRoute(item.line, reading, context);
  const isDated = route?.from.date || route?.to.date;
  if (!route?.isSure || isDated) return false;
  builder.addRoute(item, route);
  return true;
}

/** Reads a part of a line that no label explains. */
export function readUnlabelled(building: Building, item: TextItem): void {
  const { reading, context } = building;
  const isRoute = item.isFirst && !isFlightNumber(item.value) && readWholeRoute(building, item);
  if (isRoute || readBelow(building, item)) return;
  if (building.open?.isUsed) building.open = null;
  if (readHeading(building, item) || readNumber(building, item)) return;
  if (item.value.length > lineMax) return;
  const route = readRoute(item.value, reading, context);
  const isNamed = route !== null && (route.isSure || isBelowNumber(building, item));
  if (isNamed && building.isJourneyText)
    building.builder.addRoute(item, { ...route, isSure: true });
  if (isNamed || readTerminals(building, item)) return;
  const stop = readStop(item.value, reading, context);
  if (readTimePair(building, item, stop) || readLoneTime(building, item, stop)) return;
  readStopLine(building, item, stop);
}
