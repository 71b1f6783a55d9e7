import type { Point } from "../points/point.ts";

/** True for an airport or a stop of public transport. */
export const isStation = ({ typeId }: Pick<Point, "typeId">): boolean =>
  typeId === "Airport" || typeId === "Transport";

/** True for a reservation that leaves without the traveller. */
export const isDeparture = (point: Point): boolean =>
  isStation(point) && point.reservationTime !== null;
