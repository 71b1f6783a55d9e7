import { isBed } from "../../points/is-bed.ts";
import type { Point } from "../../points/point.ts";

/** Nobody waits longer than this at a closed door: not for the evening, nor through the night. Minutes. */
export const longestDoorWait = 360;

/** The fields of a stop that decide whether its traveller waits at its door. */
export type DoorPoint = Pick<
  Point,
  | "id"
  | "lat"
  | "lng"
  | "typeId"
  | "hotelData"
  | "routeMode"
  | "reservationTime"
  | "workingHours"
  | "isWaitSkipped"
>;

/**
 * The instant (milliseconds since 1970, UTC) for which a traveller waits who is at a stop's closed door at another one. `zone` is that of the
 * stop (IANA name). Null where they do not wait: it is open, its hours are unknown, or it does not open soon enough.
 */
export type DoorLookup = (id: string, at: number, zone: string) => number | null;

/** Looks up the doors of a day's stops. */
export type DoorFinder = (points: readonly DoorPoint[]) => DoorLookup;

/**
 * The stops of a day at whose doors one may have to wait. A reservation counts more than opening hours, and who begins the day where
 * they slept comes out of that door.
 */
export const listDoors = <P extends DoorPoint>(points: readonly P[]): P[] => {
  const [first] = points.filter(({ routeMode }) => routeMode !== "none");
  return points.filter(
    (point) =>
      point.workingHours.trim() !== "" &&
      point.reservationTime === null &&
      !point.isWaitSkipped &&
      point.routeMode !== "none" &&
      !(point === first && isBed(point)),
  );
};
