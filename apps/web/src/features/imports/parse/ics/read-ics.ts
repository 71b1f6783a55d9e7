import type { DateText } from "@castor/core/time/dates.ts";
import { isZone } from "@castor/core/time/zone-offset.ts";
import type { TextReader } from "../text-reader.ts";
import { guessType } from "../trip/guess-type.ts";
import { htmlToMarkup } from "../trip/html-to-markup.ts";
import { type PointDraft, TripBuilder } from "../trip/trip-builder.ts";
import { type EventPlace, readEventPlace } from "./event-place.ts";
import { type EventTime, readEventTime } from "./event-time.ts";
import { type IcsProperties, readCalendar, readEvents } from "./split-events.ts";

interface Stop {
  date: DateText;
  /** Orders the stops of a day: those without a time come first. */
  order: number;
  draft: PointDraft;
}

/** The kinds of events that TripIt names in brackets. */
const tripItKinds: Readonly<Record<string, string>> = {
  Flight: "airport",
  Lodging: "hotel",
  Restaurant: "restaurant",
  "Car Rental": "transport",
  Rail: "train",
  Ground: "transport",
  Parking: "parking",
  Transport: "transport",
  Ferry: "ferry",
};

/** TripIt has an event for each trip, all days long, around those of its plans. */
const isTrip = (uid: string) => uid.endsWith("@tripit.com") && !uid.startsWith("item-");

class CalendarReader {
  readonly #builder: TripBuilder;
  readonly #zone: string;
  readonly #stops: Stop[] = [];
  #isZoneAssumed: boolean;
  name: string;

  constructor(builder: TripBuilder, calendar: IcsProperties, deviceZone: string) {
    const zone = calendar.get("x-wr-timezone")?.text ?? "";
    this.#builder = builder;
    this.#zone = isZone(zone) ? zone : deviceZone;
    this.#isZoneAssumed = !isZone(zone);
    const name = calendar.get("x-wr-calname")?.text ?? "";
    this.name = /^tripit/i.test(name) ? "" : name;
  }

  read(event: IcsProperties): void {
    const textOf = (name: string) => event.get(name)?.text ?? "";
    if (textOf("status").toUpperCase() === "CANCELLED") return;
    if (isTrip(textOf("uid"))) {
      this.name ||= textOf("summary");
      return;
    }
    const place = readEventPlace(event);
    const start = readEventTime(event.get("dtstart"), place?.position ?? null, this.#zone);
    if (!place || !start) {
      this.#builder.notes.count("eventsWithoutPlace");
      return;
    }
    if (event.has("rrule")) this.#builder.notes.count("repeatedEvents");
    if (this.#isAssumed(event, place)) this.#builder.notes.assumeZone(this.#zone);
    const order = start.time === null ? Number.NEGATIVE_INFINITY : start.instant;
    this.#stops.push({ date: start.date, order, draft: this.#describe(event, place, start) });
    this.#builder.checkCount(this.#stops.length);
  }

  /** A time in UTC, at a place that is only named. */
  #isAssumed(event: IcsProperties, { position }: EventPlace): boolean {
    return this.#isZoneAssumed && !position && (event.get("dtstart")?.text.endsWith("Z") ?? false);
  }

  #describe(event: IcsProperties, { position, address }: EventPlace, start: EventTime): PointDraft {
    const textOf = (name: string) => event.get(name)?.text ?? "";
    const end = readEventTime(event.get("dtend"), position, this.#zone);
    const kind = /\[([A-Z][\w ]{1,20})\]/.exec(textOf("description"))?.[1] ?? "";
    const lasts = start.time !== null && end?.time ? (end.instant - start.instant) / 60_000 : 0;
    return {
      name: textOf("summary") || address,
      position,
      lookup: address,
      address,
      typeId: guessType([tripItKinds[kind], textOf("categories")], textOf("summary")),
      description: htmlToMarkup(textOf("description")),
      url: textOf("url"),
      reservationTime: start.time,
      // A stay over nights is no time that one spends at the point.
      timeToSpend: lasts > 0 && lasts < 24 * 60 ? lasts : 0,
    };
  }

  build(): void {
    const byDate = this.#stops.toSorted(
      (a, b) => a.date.localeCompare(b.date) || a.order - b.order || 0,
    );
    for (const { date, draft } of byDate)
      this.#builder.addPoint(this.#builder.day(date, { date }), draft);
  }
}

/** Reads a calendar: events with a place become points on their day, in the order of their times. */
export const readIcs: TextReader = ({ text, fileName }, options, onProgress) => {
  const builder = new TripBuilder("ics", options);
  const reader = new CalendarReader(builder, readCalendar(text), options.zone);
  let events = 0;
  for (const event of readEvents(text)) {
    reader.read(event);
    if (++events % 500 === 0) onProgress(Math.min(0.99, events / 20_000));
  }
  reader.build();
  return builder.finish(reader.name, fileName);
};
