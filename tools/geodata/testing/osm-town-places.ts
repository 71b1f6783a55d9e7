import type { OsmTags } from "@castor/core/points/type-of-tags.ts";

/** The places of the town that are one node each, by avenue and street. One café has no name. */
export const osmTownPlaces: readonly (readonly [avenue: number, street: number, tags: OsmTags])[] =
  [
    [
      3.2,
      3.2,
      {
        amenity: "cafe",
        name: "Кафе Лестница",
        "name:en": "Stairs Café",
        alt_name: "У лестницы",
        opening_hours: "Mo-Su 09:00-23:00",
        website: "https://stairs.example.org",
        "addr:street": "4-я улица",
        "addr:housenumber": "7",
      },
    ],
    [
      6.3,
      1.3,
      {
        amenity: "cafe",
        name: "Café Nord",
        "name:ru": "Кафе Норд",
        opening_hours: "Mo-Fr 08:00-20:00; Sa,Su 10:00-18:00",
      },
    ],
    [0.4, 6.4, { amenity: "cafe", name: "Чайная «Ёлка»", cuisine: "tea" }],
    [14.3, 2.3, { amenity: "cafe", name: "კაფე კუნძული", "name:en": "Island Café" }],
    [5.3, 2.2, { amenity: "cafe" }],
    [
      2.3,
      4.2,
      {
        amenity: "restaurant",
        name: "Пурпур",
        "name:en": "Purpur",
        cuisine: "georgian",
        opening_hours: "12:00-24:00",
        "contact:website": "https://purpur.example.org",
      },
    ],
    // Difficult names: a word without Latin letters, a long one, and letters of two UTF-16 units. They stay within the 1,024
    // bytes that readers accept.
    [
      14.5,
      4.5,
      {
        amenity: "bar",
        name: "Бар Ъ",
        alt_name: `${"ы".repeat(250)};b${"𐍈".repeat(120)}`,
      },
    ],
    [
      3.4,
      2.2,
      {
        amenity: "pharmacy",
        name: "Аптека № 1",
        "name:en": "Pharmacy No. 1",
        opening_hours: "24/7",
      },
    ],
    [
      1.2,
      7.3,
      {
        tourism: "viewpoint",
        name: "Орлиная площадка",
        "name:en": "Eagle's View",
      },
    ],
    [
      2.7,
      2.3,
      {
        historic: "monument",
        name: "Памятник картографу",
        "name:en": "Monument to the Cartographer",
      },
    ],
    [
      5.2,
      3.3,
      {
        shop: "supermarket",
        name: "Гастроном",
        "name:en": "Gastronom",
        opening_hours: "Mo-Sa 08:00-22:00; Su off",
      },
    ],
    [0.3, 0.3, { amenity: "bus_station", name: "Автовокзал", "name:en": "Bus Station" }],
    [-1.5, 5, { natural: "peak", name: "Гора Компас", "name:en": "Mount Compass", ele: "912" }],
  ];
