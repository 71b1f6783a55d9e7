import { cutText } from "../../basics/cut-text.ts";
import type { Position } from "../../geo/position.ts";
import type { Reminders } from "../../reminders/reminders.ts";
import type { Route } from "../../routes/route.ts";
import type { ScheduleInput } from "../../routes/schedule/day-schedule.ts";
import { isWebAddress } from "../../schemas/texts.ts";
import type { Trip } from "../../trips/trip.ts";
import type { CalendarWords } from "./calendar-words.ts";

/** What a calendar is made of. */
export interface CalendarInput {
  /** As its reader sees it. */
  trip: Trip;
  version: number;
  /** The known legs of a day, by the id of the stop that each leads to. */
  legsOf: (route: Pick<Route, "id">) => ScheduleInput["legs"];
  /** The zone of a place (IANA name), one that this machine knows. */
  zoneAt: (position: Position) => string;
  words: CalendarWords;
  /** The reminders that its owner asked for are alarms too. */
  reminders: Pick<Reminders, "paymentDays" | "hasTripDays">;
  /** The address of the site without a slash at its end. */
  site: string;
}

/** Calendar services refuse large feeds, and cut longer texts themselves. */
const descriptionMax = 2_000;

/** Parts of a description with a line each; without the empty ones. */
export function joinLines(parts: readonly string[]): string {
  const text = parts.filter((part) => part !== "").join("\n");
  return text.length > descriptionMax ? `${cutText(text, descriptionMax)}…` : text;
}

/** The address as a URI (RFC 3986); empty for what is none. */
export const asUri = (address: string): string =>
  isWebAddress(address) ? new URL(address).href : "";
