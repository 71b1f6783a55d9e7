import type { PointTypeId } from "../../points/point-types.ts";

/**
 * The icon of each type in Organic Maps, which draws no pictures of a file (`BookmarkIcon` of its KML). Null: its usual
 * pin.
 */
export const organicIcons: Readonly<Record<PointTypeId, string | null>> = {
  Hotel: "Hotel",
  Restaurant: "Food",
  Transport: "Transport",
  Airport: "Airport",
  Shopping: "Shop",
  PhotoSpot: "Viewpoint",
  Hike: "Mountain",
  Museum: "Museum",
  HistoricalBuilding: "Building",
  Monument: "Sights",
  Animals: "Animals",
  AmusementPark: "Entertainment",
  Religion: "Sights",
  Natural: "Park",
  Water: "Swim",
  Show: "Theatre",
  Other: null,
};
