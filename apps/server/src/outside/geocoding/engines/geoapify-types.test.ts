import { expect, test } from "vitest";
import { typeOfCategory } from "./geoapify-types.ts";

test.each([
  ["airport", "Airport"],
  ["airport.international", "Airport"],
  ["accommodation.hotel", "Hotel"],
  ["entertainment.museum", "Museum"],
  ["entertainment.culture.gallery", "Museum"],
  ["entertainment.zoo", "Animals"],
  ["entertainment.aquarium", "Animals"],
  ["entertainment.theme_park", "AmusementPark"],
  ["entertainment.water_park", "AmusementPark"],
  ["entertainment.cinema", "Show"],
  ["entertainment.culture.theatre", "Show"],
  ["religion.place_of_worship.christianity", "Religion"],
  ["tourism.attraction.viewpoint", "PhotoSpot"],
  ["tourism.sights.memorial.monument", "Monument"],
  ["tourism.sights.castle", "HistoricalBuilding"],
  ["tourism.sights.ruines", "HistoricalBuilding"],
  ["tourism.sights.fort", "HistoricalBuilding"],
  ["catering.cafe.coffee", "Restaurant"],
  ["public_transport.subway", "Transport"],
  ["parking.cars", "Transport"],
  ["service.vehicle.fuel", "Transport"],
  ["commercial.supermarket", "Shopping"],
  ["beach.beach_resort", "Water"],
  ["natural.water.spring", "Water"],
  ["natural.forest", "Natural"],
  ["leisure.park.garden", "Natural"],
  ["national_park", "Natural"],
  ["populated_place.city", "Other"],
  ["airports", "Other"],
  ["", "Other"],
])("%s is %s", (category, type) => {
  expect(typeOfCategory(category)).toBe(type);
});
