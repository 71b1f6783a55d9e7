import type { PointTypeId } from "./point-types.ts";

/** The tags of an OpenStreetMap object: key and value; several values are separated by semicolons. */
export type OsmTags = Readonly<Record<string, string>>;

/** The values that match: these, or all but those. */
type Values = string | { allBut: string };
type Rule = readonly [type: PointTypeId, tags: Readonly<Record<string, Values>>];

const anyValue = { allBut: "no" } as const;

/** The point types of OpenStreetMap's tags. The first match wins, so special rules come first. */
const rules: readonly Rule[] = [
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
  ["Museum", { tourism: "museum gallery", museum: anyValue, historic: "museum" }],
  [
    "Animals",
    {
      tourism: "zoo aquarium",
      zoo: anyValue,
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
      attraction: anyValue,
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
      memorial: anyValue,
      man_made: "obelisk cross",
      amenity: "fountain",
    },
  ],
  [
    "HistoricalBuilding",
    {
      historic: anyValue,
      building: "castle palace fort ruins",
      castle_type: anyValue,
      heritage: anyValue,
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
      public_transport: anyValue,
      highway: "bus_stop services rest_area platform",
      aerialway: anyValue,
      aeroway: "helipad",
      building: "train_station",
    },
  ],
  [
    "Shopping",
    {
      shop: anyValue,
      amenity: "marketplace",
      landuse: "retail",
      building: "retail mall supermarket",
    },
  ],
  [
    "Hike",
    {
      route: "hiking foot walking",
      sac_scale: anyValue,
      trail_visibility: anyValue,
      highway: "path via_ferrata trailhead",
      information: "guidepost trailhead route_marker",
      mountain_pass: anyValue,
      sport: "climbing hiking",
      amenity: "shelter mountain_rescue",
    },
  ],
  [
    "Water",
    {
      natural: "water beach bay spring hot_spring geyser coastline strait reef shoal",
      waterway: { allBut: "no valley" },
      water: anyValue,
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
      natural: anyValue,
      leisure: "park garden nature_reserve common",
      boundary: "national_park protected_area",
      landuse: "forest meadow vineyard orchard recreation_ground village_green",
      geological: anyValue,
      place: "island islet archipelago",
      tourism: "picnic_site",
      waterway: "valley",
    },
  ],
  // A sight without more specific tags.
  ["PhotoSpot", { tourism: "attraction" }],
];

function isMeant(value: string, values: Values): boolean {
  const has = (list: string) => list.split(" ").includes(value);
  return typeof values === "string" ? has(values) : value !== "" && !has(values.allBut);
}

/** The point type of an object with these tags; Other if no rule matches. */
export function typeOfTags(tags: OsmTags): PointTypeId {
  const given = Object.entries(tags).flatMap(([key, value]) =>
    value.split(";").map((part) => [key, part.trim()] as const),
  );
  const fitting = rules.find(([, meant]) =>
    given.some(([key, value]) => {
      const values = Object.hasOwn(meant, key) ? meant[key] : undefined;
      return values !== undefined && isMeant(value, values);
    }),
  );
  return fitting?.[0] ?? "Other";
}
