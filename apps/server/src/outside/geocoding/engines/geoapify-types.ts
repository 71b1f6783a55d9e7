import type { PointTypeId } from "@castor/core/points/point-types.ts";

/** Our types for Geoapify's categories, each with its subcategories. The first match wins. */
const types: readonly (readonly [PointTypeId, readonly string[]])[] = [
  ["Airport", ["airport"]],
  ["Hotel", ["accommodation"]],
  ["Museum", ["entertainment.museum", "entertainment.culture.gallery", "culture.gallery"]],
  ["Animals", ["entertainment.zoo", "entertainment.aquarium"]],
  ["AmusementPark", ["entertainment.theme_park", "entertainment.water_park"]],
  ["Show", ["entertainment.cinema", "entertainment.culture.theatre", "culture.theatre"]],
  ["Religion", ["religion", "tourism.sights.place_of_worship"]],
  ["PhotoSpot", ["tourism.attraction.viewpoint"]],
  ["Monument", ["tourism.sights.memorial"]],
  ["HistoricalBuilding", ["tourism.sights.castle", "tourism.sights.ruines", "tourism.sights.fort"]],
  ["Restaurant", ["catering"]],
  ["Transport", ["public_transport", "parking", "service.vehicle"]],
  ["Shopping", ["commercial"]],
  ["Water", ["beach", "natural.water"]],
  ["Natural", ["natural", "leisure.park", "national_park"]],
];

/** The type of a category ("tourism.sights.castle"); Other without a match. */
export function typeOfCategory(category: string): PointTypeId {
  const isBelow = (above: string) => category === above || category.startsWith(`${above}.`);
  return types.find(([, above]) => above.some(isBelow))?.[0] ?? "Other";
}
