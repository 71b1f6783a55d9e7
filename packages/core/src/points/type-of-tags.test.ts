import { expect, test } from "vitest";
import type { PointTypeId } from "./point-types.ts";
import { typeOfTags } from "./type-of-tags.ts";

/** The rows of the table in order, each with tags that match it alone. */
const table: readonly [PointTypeId, Readonly<Record<string, string>>][] = [
  ["Airport", { aeroway: "aerodrome airport terminal heliport gate airstrip" }],
  [
    "Hotel",
    {
      tourism:
        "hotel motel hostel guest_house apartment chalet bed_and_breakfast resort camp_site caravan_site camp_pitch alpine_hut wilderness_hut",
      building: "hotel",
      leisure: "resort summer_camp",
      amenity: "love_hotel",
    },
  ],
  ["Museum", { tourism: "museum gallery", museum: "art history", historic: "museum" }],
  [
    "Animals",
    {
      tourism: "zoo aquarium",
      zoo: "petting_zoo enclosure",
      attraction: "animal",
      leisure: "wildlife_hide bird_hide horse_riding",
      landuse: "animal_keeping",
      amenity: "animal_shelter animal_breeding",
    },
  ],
  [
    "AmusementPark",
    {
      tourism: "theme_park",
      leisure:
        "water_park amusement_arcade trampoline_park miniature_golf escape_game bowling_alley indoor_play playground",
      attraction: "roller_coaster carousel",
    },
  ],
  [
    "Show",
    {
      amenity:
        "theatre cinema concert_hall music_venue nightclub casino gambling events_venue conference_centre exhibition_centre planetarium arts_centre stage",
      leisure: "stadium dance bandstand",
      building: "stadium",
    },
  ],
  [
    "Religion",
    {
      amenity: "place_of_worship monastery",
      building:
        "church cathedral chapel basilica mosque temple synagogue shrine pagoda monastery convent",
      historic: "church monastery chapel mosque temple wayside_shrine wayside_chapel wayside_cross",
      landuse: "religious",
    },
  ],
  ["PhotoSpot", { tourism: "viewpoint", "tower:type": "observation", man_made: "observatory" }],
  [
    "Monument",
    {
      historic:
        "monument memorial statue tomb cannon tank aircraft locomotive vehicle boundary_stone milestone stone rune_stone anchor gibbet pillory",
      tourism: "artwork",
      memorial: "war_memorial plaque",
      man_made: "obelisk cross",
      amenity: "fountain",
    },
  ],
  [
    "HistoricalBuilding",
    {
      historic: "castle fort palace ruins archaeological_site city_gate citywalls tower yes",
      building: "castle palace fort ruins",
      castle_type: "fortress manor",
      heritage: "1 2",
      man_made: "lighthouse windmill watermill",
      military: "bunker",
    },
  ],
  [
    "Restaurant",
    {
      amenity:
        "restaurant cafe fast_food bar pub biergarten food_court ice_cream bbq hookah_lounge",
      craft: "winery brewery distillery",
      shop: "coffee",
    },
  ],
  [
    "Transport",
    {
      amenity:
        "bus_station ferry_terminal taxi car_rental bicycle_rental boat_rental motorcycle_rental scooter_rental car_sharing parking parking_entrance fuel charging_station car_wash",
      railway: "station halt tram_stop subway_entrance stop platform funicular",
      public_transport: "station stop_position",
      highway: "bus_stop services rest_area platform",
      aerialway: "cable_car station",
      aeroway: "helipad",
      building: "train_station",
    },
  ],
  [
    "Shopping",
    {
      shop: "supermarket mall yes",
      amenity: "marketplace",
      landuse: "retail",
      building: "retail mall supermarket",
    },
  ],
  [
    "Hike",
    {
      route: "hiking foot walking",
      sac_scale: "mountain_hiking",
      trail_visibility: "good",
      highway: "path via_ferrata trailhead",
      information: "guidepost trailhead route_marker",
      mountain_pass: "yes",
      sport: "climbing hiking",
      amenity: "shelter mountain_rescue",
    },
  ],
  [
    "Water",
    {
      natural: "water beach bay spring hot_spring geyser coastline strait reef shoal",
      waterway: "river waterfall",
      water: "lake pond",
      leisure: "swimming_pool swimming_area beach_resort marina slipway fishing",
      amenity: "swimming_pool public_bath dive_centre",
      place: "sea ocean",
      landuse: "reservoir basin",
      man_made: "pier breakwater",
      sport: "scuba_diving surfing",
    },
  ],
  [
    "Natural",
    {
      natural: "peak volcano cave_entrance glacier cliff wood arch",
      leisure: "park garden nature_reserve common",
      boundary: "national_park protected_area",
      landuse: "forest meadow vineyard orchard recreation_ground village_green",
      geological: "outcrop",
      place: "island islet archipelago",
      tourism: "picnic_site",
      waterway: "valley",
    },
  ],
  ["PhotoSpot", { tourism: "attraction" }],
  [
    "Other",
    {
      place: "city town village suburb",
      highway: "residential motorway",
      office: "company",
      amenity: "bank atm pharmacy hospital school embassy post_office toilets",
      tourism: "information",
      leisure: "spa",
      boundary: "administrative",
      building: "yes house",
    },
  ],
];

const cases = table.flatMap(([type, tags], row) =>
  Object.entries(tags).map(([key, values]) => ({ row: row + 1, type, key, values })),
);

test.each(cases)("row $row: $key=$values is $type", ({ type, key, values }) => {
  const types = values.split(" ").map((value) => [value, typeOfTags({ [key]: value })]);
  expect(types).toEqual(values.split(" ").map((value) => [value, type]));
});

test("special tags win over general ones in any order", () => {
  expect(typeOfTags({ tourism: "attraction", historic: "castle" })).toBe("HistoricalBuilding");
  expect(typeOfTags({ historic: "castle", tourism: "museum" })).toBe("Museum");
  expect(typeOfTags({ building: "church", heritage: "1", historic: "yes" })).toBe("Religion");
  expect(typeOfTags({ shop: "coffee", amenity: "cafe" })).toBe("Restaurant");
  expect(typeOfTags({ tourism: "attraction", natural: "waterfall", waterway: "waterfall" })).toBe(
    "Water",
  );
});

test("one of several values is enough; the value no does not count", () => {
  expect(typeOfTags({ tourism: "information; museum" })).toBe("Museum");
  expect(typeOfTags({ shop: "no" })).toBe("Other");
  expect(typeOfTags({ historic: "no", leisure: "park" })).toBe("Natural");
  expect(typeOfTags({ shop: "" })).toBe("Other");
});

test("missing and unknown tags are Other", () => {
  expect(typeOfTags({})).toBe("Other");
  expect(typeOfTags({ toString: "x", constructor: "hotel", __proto__: "hotel" })).toBe("Other");
});
