import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedLine } from "@castor/core/imports/imported-trip.ts";

/** A waypoint, or a point of a route. */
export interface Waypoint {
  position: Position | null;
  texts: Record<string, string>;
  url: string;
}

/** A route or a track. */
export interface Course {
  kind: "rte" | "trk";
  texts: Record<string, string>;
  line: ImportedLine;
  stops: Waypoint[];
  /** Its corners have times or measurements. */
  isRecorded: boolean;
}

/**
 * A track that has the name of a route is its path: then it draws the day, and the route tells its stops. Programs write both, so
 * do our own files. Of several with one name, the first track belongs to the first route.
 */
export function joinCourses(courses: readonly Course[]): Course[] {
  const tracks = courses.filter(({ kind }) => kind === "trk");
  const used = new Set<Course>();
  const joined = courses.map((course): Course => {
    if (course.kind === "trk") return course;
    const track = tracks.find((row) => !used.has(row) && row.texts.name === course.texts.name);
    if (!track || course.texts.name === undefined) return course;
    used.add(track);
    return { ...course, line: track.line };
  });
  return joined.filter((course) => !used.has(course));
}

const keyOf = ({ position, texts }: Waypoint) => `${position?.lat} ${position?.lng} ${texts.name}`;

/** The waypoints that are no stops of a route. */
export function withoutStops(
  waypoints: readonly Waypoint[],
  courses: readonly Course[],
): Waypoint[] {
  const stops = new Set(courses.flatMap((course) => course.stops.map(keyOf)));
  return waypoints.filter((point) => !stops.has(keyOf(point)));
}
