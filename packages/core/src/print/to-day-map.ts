import type { DayMap } from "../map/picture/day-map.ts";
import { pointTypeOf } from "../points/point-types.ts";
import type { PrintMap } from "./print-map.ts";

/** The map of a printed day for its painter. */
export const toDayMap = ({ color, positions, lines }: PrintMap): DayMap => ({
  color,
  points: positions.map(({ number, lat, lng, typeId, isOptional }) => ({
    ...{ number, lat, lng, isOptional },
    color: pointTypeOf(typeId).color,
  })),
  legs: lines.map(({ coordinates, mode, isEstimated }) => ({
    line: coordinates.map(([lng, lat]) => ({ lat, lng })),
    kind: mode === "walk" ? "dotted" : isEstimated ? "dashed" : "solid",
  })),
});
