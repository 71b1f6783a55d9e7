import * as z from "zod/mini";

/**
 * The types of points (specification#point-types) in the order of the selector, with icon (a name of the web's icon table) and colour.
 * White icons have a contrast of at least 4.5:1 on every colour.
 */
export const pointTypes = [
  { id: "Hotel", icon: "bed", color: "#1E5FA8" },
  { id: "Restaurant", icon: "tools-kitchen-2", color: "#B3431F" },
  { id: "Transport", icon: "bus", color: "#4A5A68" },
  { id: "Airport", icon: "plane", color: "#2F6FB0" },
  { id: "Shopping", icon: "shopping-bag", color: "#A8326E" },
  { id: "PhotoSpot", icon: "camera", color: "#7A4BB0" },
  { id: "Hike", icon: "walk", color: "#4C7A1F" },
  { id: "Museum", icon: "building-bank", color: "#8A5A00" },
  { id: "HistoricalBuilding", icon: "building-castle", color: "#7B4B2A" },
  { id: "Monument", icon: "chess-queen", color: "#6B5B4B" },
  { id: "Animals", icon: "paw", color: "#8F5A18" },
  { id: "AmusementPark", icon: "rollercoaster", color: "#C02F55" },
  { id: "Religion", icon: "building-church", color: "#5B4B8A" },
  { id: "Natural", icon: "tree", color: "#2B7A3D" },
  { id: "Water", icon: "swimming", color: "#0E7490" },
  { id: "Show", icon: "masks-theater", color: "#9B2C9B" },
  { id: "Other", icon: "map-pin", color: "#56666B" },
] as const;

export const pointType = z.enum(pointTypes.map(({ id }) => id));
export type PointTypeId = z.infer<typeof pointType>;
export type PointType = (typeof pointTypes)[number];

const other = pointTypes[pointTypes.length - 1] as PointType;

/** The type with that id; Other for an unknown id (specification#point-types). */
export function pointTypeOf(id: string): PointType {
  return pointTypes.find((row) => row.id === id) ?? other;
}
