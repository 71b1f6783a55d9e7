import type { DataDrivenPropertyValueSpecification, ExpressionSpecification } from "maplibre-gl";
import type { MapPalette } from "../map-palette.ts";

type Width = DataDrivenPropertyValueSpecification<number>;

/** The zooms of the widths below. */
const zooms = [5, 8, 11, 14, 16, 19] as const;

/** The width of a road in pixels at each of `zooms`, without its edges. The most important class comes first. */
const widths = {
  motorway: [0.7, 1.7, 3, 6, 12, 30],
  trunk: [0.6, 1.5, 2.6, 5.5, 11, 28],
  primary: [0, 0.9, 2.1, 5, 11, 28],
  secondary: [0, 0.4, 1.6, 4.4, 10, 25],
  tertiary: [0, 0, 1, 3.4, 8.5, 22],
  street: [0, 0, 0.4, 2.2, 6.5, 18],
  service: [0, 0, 0, 0.8, 3.2, 9],
} as const;

export type RoadClass = keyof typeof widths;
const roadClasses = Object.keys(widths) as RoadClass[];

/** An expression over a feature's fields that answers one of `roadClasses`, or "". */
export type RoadClassOf = ExpressionSpecification;

/** A value by class, with a default for unknown classes. */
function byClass<T extends string | number>(
  classOf: RoadClassOf,
  values: Partial<Record<RoadClass, T>>,
  otherwise: T,
): ExpressionSpecification {
  const rows = Object.entries(values).flat();
  return ["match", classOf, ...rows, otherwise] as unknown as ExpressionSpecification;
}

/** The width of a road by its class, widened for its edges. */
export function roadWidth(classOf: RoadClassOf, edges: number): Width {
  const stops = zooms.flatMap((zoom, index) => {
    const row = Object.fromEntries(
      roadClasses.map((name) => {
        const width = widths[name][index] ?? 0;
        return [name, width === 0 ? 0 : width + edges * Math.min(1, 0.4 + index * 0.2)];
      }),
    );
    return [zoom, byClass<number>(classOf, row, 0)];
  });
  return [
    "interpolate",
    ["exponential", 1.5],
    ["zoom"],
    ...stops,
  ] as unknown as ExpressionSpecification;
}

export function roadColor(classOf: RoadClassOf, colors: MapPalette): ExpressionSpecification {
  const { motorway, mainRoad } = colors;
  return byClass(
    classOf,
    { motorway, trunk: motorway, primary: mainRoad, secondary: mainRoad },
    colors.road,
  );
}

export function roadEdgeColor(classOf: RoadClassOf, colors: MapPalette): ExpressionSpecification {
  const { motorwayEdge } = colors;
  return byClass(classOf, { motorway: motorwayEdge, trunk: motorwayEdge }, colors.roadEdge);
}

/** The sort key of roads: important roads are drawn above others of the same level. */
export function roadOrder(classOf: RoadClassOf): ExpressionSpecification {
  return byClass(
    classOf,
    Object.fromEntries(roadClasses.map((name, index) => [name, roadClasses.length - index])),
    0,
  );
}
