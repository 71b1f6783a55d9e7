import ICAL from "ical.js";
import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";
import { mendLine, readContentLines } from "./content-lines.ts";
import type { Component, Property } from "./jcal.ts";
import { withWholeDays } from "./whole-days.ts";

/** An event, or a time zone, and the calendar that it is in. */
export interface FoundComponent {
  component: Component;
  /** Its properties stand before those of its components. */
  calendar: Component;
}

/** What is not used is not parsed: attendees and attachments are most of some files. */
const used = new Set(
  [
    "method x-wr-calname x-wr-timezone name",
    "uid sequence dtstamp last-modified recurrence-id status",
    "summary description location geo url categories x-apple-structured-location",
    "dtstart dtend duration rdate exdate rrule x-microsoft-cdo-alldayevent",
    "tzid x-lic-location tzoffsetfrom tzoffsetto",
  ].flatMap((names) => names.split(" ")),
);

/** Components that are in none but a calendar: one that begins ends the one before, whose end is missing. */
const tops = new Set(["vevent", "vtimezone", "vtodo", "vjournal", "vfreebusy"]);
const kept = new Set(["vevent", "vtimezone"]);

/** What of a calendar is left out: a line that is none, an event that the file ends in, and what is no event. */
export type OnLeftOut = (what: "badLines" | "cutEvents" | "otherEntries") => void;

const newComponent = (name: string): Component => [name, [], []];

function parseLine(line: string): Property | null {
  try {
    return ICAL.parse.property(mendLine(line)) ?? null;
  } catch {
    return null;
  }
}

/** Builds components of their lines: jCal, whose lines ical.js reads one by one, so that a broken one spoils no other. */
class ComponentReader {
  calendar = newComponent("vcalendar");
  /** The component that is read, and those in it. */
  #path: Component[] = [];
  #size = 0;
  #events = 0;
  #onLeftOut: OnLeftOut;

  constructor(onLeftOut: OnLeftOut) {
    this.#onLeftOut = onLeftOut;
  }

  get isOpen(): boolean {
    return this.#path[0]?.[0] === "vevent";
  }

  /** Takes the component that ends here, or null. Tasks, journals and busy hours are counted. */
  close(): Component | null {
    const [top] = this.#path;
    this.#path = [];
    if (!top) return null;
    if (!kept.has(top[0])) {
      this.#onLeftOut("otherEntries");
      return null;
    }
    return top[0] === "vevent" ? withWholeDays(top) : top;
  }

  begin(name: string): Component | null {
    const ended = name === "vcalendar" || tops.has(name) ? this.close() : null;
    if (name === "vcalendar") {
      this.calendar = newComponent(name);
      return ended;
    }
    const component = newComponent(name);
    this.#path.at(-1)?.[2].push(component);
    this.#path.push(component);
    if (this.#path.length === 1) this.#size = 0;
    if (name === "vevent") this.#events += 1;
    if (this.#events > importLimits.events || this.#path.length > importLimits.depth)
      refuse({ code: "tooComplex" });
    return ended;
  }

  end(name: string): Component | null {
    const index = this.#path.findLastIndex(([open]) => open === name);
    if (index === 0 || name === "vcalendar") return this.close();
    if (index > 0) this.#path.length = index;
    return null;
  }

  addLine(line: string): void {
    const [top = this.calendar] = this.#path;
    this.#size += line.length;
    if (this.#path.length > 0 && this.#size > importLimits.record) refuse({ code: "tooComplex" });
    const [name = ""] = /^[^;:]*/.exec(line) ?? [];
    // Of an event its own lines count, of a zone those of its parts.
    const [, properties] = (top[0] === "vtimezone" ? this.#path.at(-1) : top) ?? top;
    const isOwn = this.#path.length < 2 || top[0] === "vtimezone";
    if (!isOwn || !used.has(name.toLowerCase())) return;
    const property = parseLine(line);
    if (property) properties.push(property);
    else this.#onLeftOut("badLines");
  }
}

/**
 * The events and time zones of a calendar, one after another. An event whose end is missing ends where the next one begins. One
 * that the file ends in is left out, for its last line may be half of a time; a file of nothing else is refused.
 */
export function* readComponents(text: string, onLeftOut: OnLeftOut): Generator<FoundComponent> {
  const reader = new ComponentReader(onLeftOut);
  let hasEvent = false;
  for (const line of readContentLines(text)) {
    const [, verb = "", name = ""] = /^(begin|end):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const { calendar } = reader;
    if (verb === "") reader.addLine(line);
    else {
      const kind = name.toLowerCase();
      const component = /begin/i.test(verb) ? reader.begin(kind) : reader.end(kind);
      hasEvent ||= component?.[0] === "vevent";
      if (component) yield { component, calendar };
    }
  }
  if (!reader.isOpen) {
    reader.close();
    return;
  }
  if (!hasEvent) refuse({ code: "broken", format: "ics", line: 0 });
  onLeftOut("cutEvents");
}
