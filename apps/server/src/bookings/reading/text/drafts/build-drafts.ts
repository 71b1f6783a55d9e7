import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import type { Meaning, StopPart } from "../lines/label-words.ts";
import type { TextItem } from "../lines/text-item.ts";
import { findDates } from "../moments/find-dates.ts";
import {
  readFlightNumber,
  readLabelledFlight,
  readLineNumber,
  readProductNumber,
  readTrainNumber,
} from "../values/read-number.ts";
import { isPlaceName, trimPlace } from "../values/read-place.ts";
import { readCoach, readGate, readSeat, readTerminal } from "../values/read-spot.ts";
import { isPlainRoute, readRoute, readStop } from "../values/read-stop.ts";
import type { Building } from "./building.ts";
import type { Draft } from "./draft.ts";
import type { DraftBuilder } from "./draft-builder.ts";
import { readTerminals, readUnlabelled } from "./read-unlabelled.ts";

/** A line that a block still reaches over. */
const openLines = 3;

function addHeading({ builder, reading }: Building, item: TextItem): void {
  const dates = findDates(item.value, reading);
  const [found] = dates;
  if (found && dates.length === 1)
    builder.headings.push({ value: found, line: item.line, at: item.at });
}

function readFlightOf(value: string, kind: BookingKind | null): string | null {
  if (kind === "flight") return readLabelledFlight(value);
  return kind === null ? readFlightNumber(value) : null;
}

function addNumber(building: Building, item: TextItem): void {
  if (item.meaning?.is !== "number") return;
  const { builder, reading, context } = building;
  const { kind } = item.meaning;
  const { value } = item;
  const flight = readFlightOf(value.slice(0, 40), kind);
  const product = kind === null || kind === "train" ? readProductNumber(value) : null;
  if (product) builder.addNumber(item, product, "train");
  else if (flight) builder.addNumber(item, flight, kind === "flight" ? "flight" : null);
  else if (kind === "train") {
    const train = readTrainNumber(value);
    if (train) builder.addNumber(item, train, "train");
  } else if (kind !== "flight") {
    const line = readLineNumber(value);
    // "Service: 2° Standard" is a class.
    if (line && (kind !== null || line.length > 1)) builder.addNumber(item, line, kind);
  }
  if (flight || product) addHeading(building, item);
  const rest = value.replace(/^[\p{L}\d-]{1,4} ?-?\d{0,5}\p{L}?[,:]?(?: |$)/u, "");
  const route = rest === value ? null : readRoute(rest, reading, context);
  if (route && (route.isSure || isPlainRoute(rest)))
    builder.addRoute(item, { ...route, isSure: true });
}

function addStop(building: Building, item: TextItem): void {
  if (item.meaning?.is !== "stop") return;
  const { builder, reading, context } = building;
  const { side, part, family } = item.meaning;
  building.open = null;
  if (item.value === "") {
    building.open = { side, part, family, at: item.at, isUsed: false };
    return;
  }
  const stop = readStop(item.value, reading, context);
  builder.addStop(item, side, part, family, stop);
  const isPartial = part === "any" && (stop.date === null || stop.times.length === 0);
  // "Вылет: 6 марта, 09:50" has its airport below.
  if (part === "any" && !isPartial && family === "journey" && !stop.name && !stop.airport)
    building.open = { side, part: "place", family, at: item.at, isUsed: false };
  // "Check-in: Friday" has its time in the next line, and nothing else.
  if (isPartial && family !== "journey")
    building.open = { side, part: "time", family, at: item.at, isUsed: false };
}

/** "Outward: Dover to Calais". Below "Route" a number may stand first. */
function addNamedRoute(building: Building, item: TextItem): void {
  const { builder, reading, context } = building;
  const route = readRoute(item.value, reading, context);
  if (route) builder.addRoute(item, { ...route, isSure: true });
  else if (item.value === item.line) readUnlabelled(building, { ...item, isFirst: true });
}

/** Date, time and place under "Pick-up details" are those of the pick-up. */
function addToOpen(building: Building, item: TextItem, part: StopPart): boolean {
  const { open, builder, reading, context } = building;
  if (open?.part !== "any") return false;
  const stop = readStop(item.value, reading, context);
  if (!builder.addStop(item, open.side, part, open.family, stop)) return false;
  open.at = item.at;
  return true;
}

function addSpot(draft: Draft, item: TextItem): void {
  const told = (value: string) => ({ value, line: item.line, at: item.at });
  const { value } = item;
  if (item.meaning?.is === "coach") {
    const coach = readCoach(value);
    if (coach) draft.coach.push(told(coach));
  } else if (item.meaning?.is === "seat") {
    const seat = readSeat(value);
    if (seat) draft.seats.push(told(seat));
  } else if (item.meaning?.is === "gate") {
    const gate = readGate(value);
    if (gate && draft.family === "journey") draft.start.gate ??= told(gate);
  } else if (item.meaning?.is === "nights") {
    const nights = Number(/^\d{1,2}(?= |$)|(?<=^| )\d{1,2}(?= ноч| night)/.exec(value)?.[0] ?? 0);
    if (nights > 0) draft.nights ??= { value: nights, line: item.line, at: item.at };
  } else if (item.meaning?.is === "address") {
    draft.address ??= told(value);
  }
}

const returnOfCar: Meaning = { is: "stop", side: "end", part: "any", family: "rental" };

function addLabelled(building: Building, item: TextItem): void {
  const { builder } = building;
  const { meaning } = item;
  switch (meaning?.is) {
    case "stop":
      addStop(building, item);
      return;
    case "number":
      addNumber(building, item);
      return;
    case "vessel":
      builder.addVessel(item);
      return;
    case "route":
      addNamedRoute(building, item);
      return;
    case "place": {
      const name = trimPlace(item.value);
      if (meaning.kind === "stay" && isPlaceName(name)) builder.addPlace(item, name);
      return;
    }
    case "date":
      if (!addToOpen(building, item, "date")) addHeading(building, item);
      return;
    case "time":
      addToOpen(building, item, "time");
      return;
    case "spot":
      addToOpen(building, item, "place");
      return;
    case "terminal": {
      if (readTerminals(building, item)) return;
      const { open } = building;
      const terminal = readTerminal(item.value);
      const stop = open && item.at - open.at <= 2 ? builder.current?.[open.side] : undefined;
      if (stop && terminal) stop.terminal ??= { value: terminal, line: item.line, at: item.at };
      return;
    }
    case "direction":
      building.open = null;
      // A car is returned; a journey has a return.
      if (item.phrase === "return" && builder.current?.family === "rental") {
        addStop(building, { ...item, meaning: returnOfCar });
        return;
      }
      addHeading(building, item);
      addNamedRoute(building, item);
      return;
    case "address":
      if (!addToOpen(building, item, "place") && builder.current) addSpot(builder.current, item);
      return;
    case "coach":
    case "seat":
    case "gate":
    case "nights":
      if (builder.current && (!item.isOfPassenger || builder.drafts.length === 1))
        addSpot(builder.current, item);
      return;
    default:
  }
}

/** Two names in the row below a departure and an arrival, as columns of a ticket. */
function addNamesBelow({ builder }: Building, item: TextItem, next: TextItem | undefined): boolean {
  const { current } = builder;
  if (current?.family !== "journey" || next?.at !== item.at || next.meaning !== null) return false;
  const { start, end } = current;
  const isOpen = [start, end].every(
    ({ time, name, airport }) => time?.at === item.at - 1 && name === null && airport === null,
  );
  const names = [item, next].map(({ value }) => trimPlace(value));
  if (!isOpen || !names.every((name) => isPlaceName(name) && !/\d/.test(name))) return false;
  const told = (value: string) => ({ value, line: item.line, at: item.at });
  [start.name, end.name] = [told(names[0] ?? ""), told(names[1] ?? "")];
  return true;
}

/** The drafts of a text, from its items in their order. */
export function buildDrafts(items: readonly TextItem[], building: Building): DraftBuilder {
  let skipped = -1;
  for (const [index, item] of items.entries()) {
    const { open } = building;
    if (index === skipped) continue;
    if (open && item.at - open.at > openLines) building.open = null;
    if (item.isFirst && addNamesBelow(building, item, items[index + 1])) skipped = index + 1;
    else if (item.meaning) addLabelled(building, item);
    else readUnlabelled(building, item);
  }
  return building.builder;
}
