import type { ImportedLine, ImportedTrip } from "@castor/core/imports/imported-trip.ts";
import type { ImportOptions } from "../import-options.ts";
import { guessType } from "../trip/guess-type.ts";
import { type BuiltDay, TripBuilder } from "../trip/trip-builder.ts";
import { readVisit, type Visit } from "../trip/visit.ts";
import { asArray, asObject, asText } from "./json-value.ts";
import {
  addressOfPlace,
  type Entry,
  readPositions,
  readTimelinePosition,
  timesOf,
} from "./timeline-values.ts";

const stretches = ["visit", "activity", "timelinePath"];

/**
 * The entries of Google's timeline: as a phone with Android exports it, as Takeout did before 2024 with a file for each month, and as an iPhone does, which
 * writes a bare list. Null for other JSON.
 */
export function listTimeline(json: unknown): readonly unknown[] | null {
  const { semanticSegments, timelineObjects } = asObject(json);
  const listed = semanticSegments ?? timelineObjects;
  if (Array.isArray(listed)) return listed;
  const isList = asArray(json).some((entry) => {
    const fields = asObject(entry);
    return "startTime" in fields && stretches.some((name) => name in fields);
  });
  return isList ? asArray(json) : null;
}

class TimelineReader {
  readonly #builder: TripBuilder;
  readonly #paths = new Map<BuiltDay, ImportedLine>();
  /** The days whose paths stand in entries of their own. */
  readonly #recorded = new Set<BuiltDay>();
  readonly #bareMoves: BuiltDay[] = [];

  constructor(builder: TripBuilder) {
    this.#builder = builder;
  }

  read(entry: Entry): void {
    const { visit, placeVisit, activity, activitySegment, timelinePath } = entry;
    const when = timesOf(entry);
    if (visit ?? placeVisit) this.#addVisit(asObject(visit ?? placeVisit), when);
    else if (timelinePath) {
      const day = this.#dayOf(when);
      this.#recorded.add(day);
      this.#addPath(day, readPositions(asArray(timelinePath).map((step) => asObject(step).point)));
    } else if (activity ?? activitySegment)
      this.#addMove(asObject(activity ?? activitySegment), this.#dayOf(when));
    else this.#builder.notes.count("withoutPlace");
  }

  #dayOf(when: Visit): BuiltDay {
    const { date } = readVisit(when);
    return this.#builder.day(date, { date });
  }

  #addVisit({ topCandidate, location, childVisits }: Entry, when: Visit): void {
    const place = asObject(topCandidate ?? location);
    const position = readTimelinePosition(place.placeLocation ?? location);
    const { time, instant, minutes } = readVisit(when);
    const [name, address] = [asText(place.name), asText(place.address)];
    if (position)
      this.#builder.addPoint(this.#dayOf(when), {
        ...{ name: name || address, position, address, typeId: guessType([], name) },
        url: addressOfPlace(position, asText(place.placeId ?? place.placeID)),
        ...{ reservationTime: time, instant, timeToSpend: minutes },
      });
    else this.#builder.notes.count("badPositions");
    // A shop within a mall.
    for (const child of asArray(childVisits)) {
      const within = asObject(child);
      this.#addVisit(within, timesOf(within));
    }
  }

  #addMove(move: Entry, day: BuiltDay): void {
    const [raw, ways, transit] = [move.simplifiedRawPath, move.waypointPath, move.transitPath];
    const passed = [asObject(raw).points, asObject(ways).waypoints, asObject(transit).transitStops]
      .map((positions) => readPositions(asArray(positions)))
      .find(({ length }) => length > 0);
    if (!passed) this.#bareMoves.push(day);
    else
      this.#addPath(day, [
        ...readPositions([move.startLocation]),
        ...passed,
        ...readPositions([move.endLocation]),
      ]);
  }

  #addPath(day: BuiltDay, corners: ImportedLine): void {
    const path = this.#paths.get(day) ?? [];
    for (const corner of corners) path.push(corner);
    this.#paths.set(day, path);
  }

  /** The paths of a day are its one line. A path that stays where it is is a point. */
  build(): void {
    const { notes } = this.#builder;
    for (const [day, corners] of this.#paths) {
      const [[lng, lat] = []] = corners;
      if (lat === undefined || lng === undefined) continue;
      notes.count("recordedPaths");
      if (corners.length > 1) this.#builder.addLine(day, corners);
      else if (day.points.length === 0) this.#builder.addPoint(day, { position: { lat, lng } });
    }
    const bare = this.#bareMoves.filter((day) => !this.#recorded.has(day));
    notes.count("movesWithoutPath", bare.length);
  }
}

/** Reads Google's timeline: visits become points of their days, paths the drawn ones of these days. */
export function readTimeline(
  entries: readonly unknown[],
  fileName: string,
  options: ImportOptions,
): ImportedTrip {
  const builder = new TripBuilder("geojson", options);
  const reader = new TimelineReader(builder);
  const dated = entries.map(asObject).map((entry) => ({ entry, at: instantOf(entry) }));
  for (const { entry } of dated.toSorted((a, b) => a.at - b.at)) reader.read(entry);
  reader.build();
  return builder.finish("", fileName);
}

const instantOf = (entry: Entry): number => Date.parse(timesOf(entry).begin) || 0;
