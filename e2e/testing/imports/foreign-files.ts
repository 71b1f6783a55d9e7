/** A file of another program: what its preview says of it, and what of it stands where. */
export interface ForeignFile {
  name: string;
  content: string;
  /** The names of warnings, with their values. */
  warnings: readonly (readonly [code: string, values: Readonly<Record<string, string | number>>])[];
  /** How many points have no place and no words to look one up by. */
  unsought?: number;
  /** A line for each point: latitude and longitude with four decimals, the date and the time where the file tells them, the name. */
  lands: readonly string[];
}

const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Map</name>
<Placemark><name>Крепость</name><Point><coordinates>44.8086,41.6879,0</coordinates></Point></Placemark>
<Placemark><name>Tea &amp; Rose</name><TimeSpan><begin>2027-05-03T08:15:00Z</begin><end>2027-05-03T09:30:00Z</end></TimeSpan><Point><coordinates>44.8015,41.6938</coordinates></Point></Placemark>
<Placemark><name>Area</name><Polygon><outerBoundaryIs/></Polygon></Placemark></Document></kml>`;

const gpx = `<gpx version="1.1" creator="X"><wpt lat="41.7012" lon="44.7902"><name>Inn</name><extensions><depth>4</depth></extensions></wpt>
<trk><name>Ridge</name><trkseg><trkpt lat="42.657" lon="44.62"><time>2026-05-03T08:15:00Z</time></trkpt><trkpt lat="42.672" lon="44.551"/></trkseg></trk></gpx>`;

const geoJson = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: { name: "Opera House" },
      geometry: { type: "Point", coordinates: [151.2153, -33.8568] },
    },
    {
      type: "Feature",
      properties: { name: "Park" },
      geometry: { type: "Polygon", coordinates: [] },
    },
  ],
};

const takeout = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: {
        google_maps_url: "http://maps.google.com/?cid=12345678901234567890",
        location: { name: "Sulphur Baths", address: "Abano 1, Tbilisi" },
      },
      geometry: { type: "Point", coordinates: [44.8109, 41.6878] },
    },
    {
      type: "Feature",
      properties: { google_maps_url: "http://maps.google.com/?cid=12345678901234567891" },
      geometry: { type: "Point", coordinates: [0, 0] },
    },
  ],
};

const calendar = [
  "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:X",
  "BEGIN:VEVENT\nUID:1\nSUMMARY:Opera\nGEO:41.7021;44.7954\nDTSTART:20270505T190000\nEND:VEVENT",
  "BEGIN:VEVENT\nUID:2\nSUMMARY:Off\nSTATUS:CANCELLED\nGEO:41.7;44.79\nDTSTART:20270505T190000\nEND:VEVENT",
  "END:VCALENDAR",
].join("\n");

/** A list as people paste it. */
export const pasted: ForeignFile = {
  name: "list.txt",
  content: "Georgia in May\n2027-05-06 10:00 Narikala 41.688, 44.809\n95.1234, 200.5678",
  warnings: [["badPositions", { count: 1 }]],
  lands: ["41.6880 44.8090 2027-05-06 10:00 Narikala"],
};

/** One file of each public format. */
export const foreignFiles: readonly ForeignFile[] = [
  {
    ...{ name: "map.kml", content: kml, warnings: [["skippedShapes", { count: 1 }]] },
    lands: ["41.6879 44.8086 Крепость", "41.6938 44.8015 2027-05-03 12:15 Tea & Rose"],
  },
  {
    ...{ name: "ride.gpx", content: gpx, lands: ["41.7012 44.7902 Inn"] },
    warnings: [
      ["recordedPaths", { count: 1 }],
      ["unknownColumns", { names: "depth" }],
    ],
  },
  {
    ...{ name: "map.geojson", content: JSON.stringify(geoJson) },
    ...{ warnings: [["skippedShapes", { count: 1 }]], lands: ["-33.8568 151.2153 Opera House"] },
  },
  {
    ...{ name: "Saved Places.json", content: JSON.stringify(takeout) },
    ...{
      warnings: [["shortLinks", { count: 1 }]],
      unsought: 1,
      lands: ["41.6878 44.8109 Sulphur Baths"],
    },
  },
  {
    name: "план.csv",
    content:
      "Название;Широта;Долгота;Дата;Время;Цена\nКафе «У моста»;41,6910;44,8070;04.05.2027;23:30–01:15;15 GEL\nParis;141,7;44,8;04.05.2027;;",
    warnings: [["badPositions", { count: 1 }]],
    lands: ["41.6910 44.8070 2027-05-04 23:30 Кафе «У моста»"],
  },
  {
    ...{ name: "places.tsv", content: "name\tlat\tlng\tStars\nBaths\t41.6871\t44.8119\t5" },
    ...{ warnings: [["unknownColumns", { names: "Stars" }]], lands: ["41.6871 44.8119 Baths"] },
  },
  {
    ...{ name: "layer.csv", content: 'WKT,name\n"POINT (44.6202 42.6626)",Gergeti' },
    ...{ warnings: [], lands: ["42.6626 44.6202 Gergeti"] },
  },
  {
    ...{ name: "tickets.ics", content: calendar },
    warnings: [["cancelledEvents", { count: 1 }]],
    lands: ["41.7021 44.7954 2027-05-05 19:00 Opera"],
  },
  pasted,
];

/** The name of the point of a line of `lands`. */
export const nameIn = (line: string): string =>
  line.replace(/^[-\d.]+ [-\d.]+ (?:\d{4}-\d\d-\d\d \d\d:\d\d )?/, "");
