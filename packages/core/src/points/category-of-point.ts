import type { CategoryId } from "../finance/categories.ts";
import type { PointTypeId } from "./point-types.ts";

const byPointType: Partial<Record<PointTypeId, CategoryId>> = {
  Hotel: "accommodation",
  Restaurant: "restaurant",
  Airport: "plane",
  Transport: "transport",
  Other: "other",
  Shopping: "other",
  Religion: "other",
};

/** The category of the costs of a point (specification#finance-categories). */
export function categoryOfPoint(typeId: PointTypeId): CategoryId {
  return byPointType[typeId] ?? "entertainment";
}
