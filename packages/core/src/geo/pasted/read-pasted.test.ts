import fc from "fast-check";
import { expect, test } from "vitest";
import { recoverNearest } from "./plus-code.ts";
import { readPasted } from "./read-pasted.ts";

const fort = { lat: 41.6878, lng: 44.8086 };
/** What is pasted, latitude and longitude, and the name that it tells. */
const places: [string, number, number, string?][] = [
  // Google Maps
  [
    "https://www.google.com/maps/place/Narikala/@41.68,44.80,16z/data=!3m1!4b1!4m6!3m5!1s0x1:0x2!8m2!3d41.6878!4d44.8086!16s",
    ...([41.6878, 44.8086] as const),
    "Narikala",
  ],
  [
    "https://www.google.ru/maps/place/%D0%9D%D0%B0%D1%80%D0%B8%D0%BA%D0%B0%D0%BB%D0%B0/@41.6878,44.8086,17z",
    41.6878,
    44.8086,
    "Нарикала",
  ],
  ["https://www.google.com/maps/@41.6878,44.8086,15z", 41.6878, 44.8086],
  ["https://maps.google.com/?q=41.6878,44.8086", 41.6878, 44.8086],
  ["https://www.google.com/maps/search/?api=1&query=41.6878%2C44.8086", 41.6878, 44.8086],
  ["https://maps.google.co.uk/maps?ll=41.6878,44.8086&z=15", 41.6878, 44.8086],
  [
    "https://www.google.com/maps/dir/?api=1&origin=41.7,44.7&destination=41.6878,44.8086",
    41.6878,
    44.8086,
  ],
  ["https://www.google.com/maps/dir/Tbilisi/41.6878,44.8086/@41.7,44.8,12z", 41.6878, 44.8086],
  // Apple, OpenStreetMap, Yandex, 2GIS
  ["https://maps.apple.com/?ll=41.6878,44.8086&q=Narikala", 41.6878, 44.8086, "Narikala"],
  [
    "https://maps.apple.com/place?coordinate=41.6878,44.8086&name=Narikala",
    41.6878,
    44.8086,
    "Narikala",
  ],
  ["https://maps.apple.com/directions?destination=41.6878,44.8086", 41.6878, 44.8086],
  ["https://www.openstreetmap.org/?mlat=41.6878&mlon=44.8086#map=17/41.7/44.9", 41.6878, 44.8086],
  ["https://www.openstreetmap.org/#map=17/41.6878/44.8086", 41.6878, 44.8086],
  ["https://www.openstreetmap.org/search?query=41.6878%2C%2044.8086", 41.6878, 44.8086],
  ["https://osm.org/go/0EEQjE--", 51.511, 0.0556],
  ["https://yandex.ru/maps/?ll=44.8086%2C41.6878&z=15", 41.6878, 44.8086],
  ["https://yandex.com.tr/maps/?pt=44.8086,41.6878&z=15", 41.6878, 44.8086],
  [
    "https://yandex.ru/maps/?ll=44.9%2C41.9&whatshere%5Bpoint%5D=44.8086%2C41.6878",
    41.6878,
    44.8086,
  ],
  [
    "https://yandex.ru/maps/org/narikala/1234567890/?ll=44.8086%2C41.6878",
    41.6878,
    44.8086,
    "narikala",
  ],
  ["https://2gis.ru/moscow/geo/4504127908731515/37.617698%2C55.755864", 55.755864, 37.617698],
  ["https://2gis.com.cy/paphos?m=32.4245%2C34.7754%2F15", 34.7754, 32.4245],
  // Waze, Organic Maps, Bing, HERE, Mapy
  ["https://www.waze.com/ul?ll=41.6878%2C44.8086&navigate=yes", 41.6878, 44.8086],
  ["https://www.waze.com/live-map/directions?to=ll.41.6878%2C44.8086", 41.6878, 44.8086],
  ["https://omaps.app/map?v=1&ll=41.6878,44.8086&n=Narikala", 41.6878, 44.8086, "Narikala"],
  ["om://map?v=1&ll=41.6878,44.8086&n=Narikala", 41.6878, 44.8086, "Narikala"],
  ["om://B4srhdHVVt/Some_Name", 64.5234, 12.1234, "Some Name"],
  ["https://ge0.me/B4srhdHVVt/%E6%9D%B1%E4%BA%AC", 64.5234, 12.1234, "東京"],
  ["https://www.bing.com/maps?cp=41.6878~44.8086&lvl=16", 41.6878, 44.8086],
  ["https://waze.com/ul/hszrv5th9h1", 41.6878, 44.8086],
  ["https://plus.codes/8HH6MRQ5+4C", 41.6878, 44.8086],
  ["https://share.here.com/l/41.6878,44.8086,Narikala?z=16", 41.6878, 44.8086, "Narikala"],
  ["https://mapy.com/en/zakladni?x=44.8086&y=41.6878&z=17", 41.6878, 44.8086],
  [
    "https://www.booking.com/searchresults.html?ss=Tbilisi&latitude=41.6878&longitude=44.8086",
    ...([41.6878, 44.8086] as const),
    "Tbilisi",
  ],
  // geo:, decimals, degrees
  ["geo:41.6878,44.8086", 41.6878, 44.8086],
  ["geo:0,0?q=41.6878,44.8086(Narikala%20%F0%9F%8F%B0)", 41.6878, 44.8086, "Narikala 🏰"],
  ["41.6878, 44.8086", 41.6878, 44.8086],
  ["41.6878;44.8086", 41.6878, 44.8086],
  ["41,6878; 44,8086", 41.6878, 44.8086],
  ["41,6878, 44,8086", 41.6878, 44.8086],
  ["41,6878 44,8086", 41.6878, 44.8086],
  ["(41.6878, 44.8086)", 41.6878, 44.8086],
  ["41.6878° N, 44.8086° E", 41.6878, 44.8086],
  ["N 41.6878 E 44.8086", 41.6878, 44.8086],
  ["41°41'16.1\"N 44°48'31.0\"E", 41.6878, 44.8086],
  ["41°41′16,1″ с. ш. 44°48′31″ в. д.", 41.6878, 44.8086],
  ["N41° 41.268' E44° 48.516'", 41.6878, 44.8086],
  ["41 41 16.1 N, 44 48 31 E", 41.6878, 44.8086],
  ["41 41 16 N 44 48 31 E", 41.6878, 44.8086],
  ["N 41 41 16 E 44 48 31", 41.6878, 44.8086],
  ["41 41.268 с. ш. 44 48.516 в. д.", 41.6878, 44.8086],
  ["44.8086 E, 41.6878 N", 41.6878, 44.8086],
  ["−33.8568, 151.2153", -33.8568, 151.2153],
  ["8HH6MRQ5+4C", 41.6878, 44.8086],
  // Words around
  [
    "Narikala Fortress\nhttps://www.google.com/maps/@41.6878,44.8086,17z",
    41.6878,
    44.8086,
    "Narikala Fortress",
  ],
  ["Dinner here: https://maps.google.com/?q=41.6878,44.8086", 41.6878, 44.8086, "Dinner here"],
];

test.each(places)("%s is a place", (text, lat, lng, name = "") => {
  const read = readPasted(text);
  if (read?.kind !== "place") throw new Error(JSON.stringify(read));
  expect(read.name).toBe(name);
  expect(read.position.lat).toBeCloseTo(lat, 3);
  expect(read.position.lng).toBeCloseTo(lng, 3);
});

test.each([
  ["https://www.google.com/maps/place/Gochi/data=!4m2!3m1!1s0x808f:0xf8e", "Gochi"],
  ["https://www.google.com/maps/search/?api=1&query=Narikala+Fortress", "Narikala Fortress"],
  ["https://maps.google.com/?q=Narikala,+Tbilisi&ftid=0x4044:0x61d0", "Narikala, Tbilisi"],
  ["https://maps.apple.com/?q=Narikala", "Narikala"],
  ["geo:0,0?q=Нарикала", "Нарикала"],
  ["https://yandex.ru/maps/?text=Нарикала", "Нарикала"],
  // The middle of the map is where somebody looked, not where the place is.
  ["https://www.google.com/maps/search/Eiffel+Tower/@41.69,44.80,12z", "Eiffel Tower"],
  ["https://maps.apple.com/?q=Narikala&sll=50.0,14.4", "Narikala"],
  ["https://yandex.ru/maps/?text=Эрмитаж&ll=37.6,55.7&z=10", "Эрмитаж"],
  ["https://www.bing.com/maps?q=Louvre&cp=41.7~44.9", "Louvre"],
  ["https://www.booking.com/hotel/ge/rooms-tbilisi.ru.html?aid=1", "rooms tbilisi"],
  ["https://www.airbnb.com/s/Tbilisi--Georgia/homes", "Tbilisi, Georgia"],
  ["https://www.airbnb.co.uk/h/old-town-loft", "old town loft"],
  ["Fabrika https://maps.google.com/?cid=1234567890", "Fabrika"],
  ["Fabrika https://www.example.org/menu", "Fabrika"],
])("%s names a place to search for", (text, name) => {
  expect(readPasted(text)).toEqual({ kind: "name", text: name });
});

test.each([
  "https://maps.app.goo.gl/AbCdEf123",
  "https://goo.gl/maps/AbCdEf",
  "https://yandex.ru/maps/-/CDabcdef",
  "https://go.2gis.com/abc",
])("%s is a short link, which the server follows", (address) => {
  expect(readPasted(address)).toEqual({ kind: "short", address, name: "" });
});

test.each([
  ["PRVM+3C Tbilisi", "PRVM+3C", "Tbilisi"],
  ["mrq5+4c, Тбилиси, Грузия", "MRQ5+4C", "Тбилиси, Грузия"],
  ["https://www.google.com/maps/place/MRQ5%2B4C+Tbilisi", "MRQ5+4C", "Tbilisi"],
])("%s is a short plus code with its town", (text, code, town) => {
  expect(readPasted(text)).toEqual({ kind: "code", code, town });
});

test.each([
  ["95.1234, 44.8086", "offEarth"],
  ["41.6878, 244.8086", "offEarth"],
  ["91.5, 200.5", "offEarth"],
  ["https://maps.google.com/?cid=1234567890", "placeNumber"],
  ["https://www.google.com/maps?ftid=0x4044:0x61d0", "placeNumber"],
  ["https://www.google.com/maps/search/?api=1&query_place_id=ChIJ", "placeNumber"],
  ["///filled.count.soap", "threeWords"],
  ["https://what3words.com/filled.count.soap/?from=share", "threeWords"],
  ["https://what3words.com/filled.count.soap", "threeWords"],
  ["https://w3w.co/стол.стул.дом", "threeWords"],
  ["MRQ5+4C", "codeWithoutTown"],
  ["https://www.google.com/maps", "noPlace"],
  ["https://www.airbnb.com/rooms/12345", "noPlace"],
  ["geo:541.6,44", "noPlace"],
  ["x".repeat(100_000), "tooLong"],
  // Hostile hosts are read as no map.
  ["https://www.google.com.evil.example/maps/@41.6878,44.8086,15z", "noPlace"],
  ["https://maps.google.ev.il/?q=41.6878,44.8086", "noPlace"],
  ["https://maps.google.com@evil.example/?q=41.6878,44.8086", "noPlace"],
  ["https://user:pw@maps.google.com/?q=41.6878,44.8086", "noPlace"],
  ["https://maps.app.goo.gl.evil.example/AbC", "noPlace"],
])("%s tells no place, and why", (text, reason) => {
  expect(readPasted(text)).toEqual({ kind: "untold", reason });
});

test.each([
  "Tbilisi",
  "Тбилиси",
  "New York",
  "C++ Museum",
  "24/7",
  "12/14",
  "Flat 12.50, 14.80 each",
  "javascript:alert(1)",
  "data:text/html,hi",
  "東京",
  "",
])("%j is a name to search for", (text) => {
  expect(readPasted(text)).toBeNull();
});

test.each([
  ["नारिकला"],
  ["ნარიყალა"],
  ["نارين قلعة"],
  ["נריקלה"],
  ["나리칼라"],
  ["ナリカラ"],
  ["นาริกาลา"],
  ["Ναρικάλα"],
  ["Նարիկալա"],
  ["🏰 Narikala"],
])("the name %s comes out of a link as it went in", (name) => {
  for (const written of [name, encodeURIComponent(name)]) {
    const link = `https://www.google.com/maps/place/${written.replaceAll(" ", "+")}/@41.6878,44.8086,17z`;
    expect(readPasted(link)).toEqual({ kind: "place", name, position: fort });
  }
});

test("a short code is that of its area next to the town", () => {
  const tbilisi = { lat: 41.694, lng: 44.834 };
  const position = recoverNearest("MRQ5+4C", tbilisi);
  expect([position?.lat, position?.lng]).toEqual([
    expect.closeTo(41.6878, 3),
    expect.closeTo(44.8086, 3),
  ]);
  // Across the border of a degree, and at the antimeridian.
  const near = recoverNearest("X2XX+XX", { lat: 41.99, lng: 44.01 });
  expect(near && Math.abs(near.lat - 41.99) < 0.6 && Math.abs(near.lng - 44.01) < 0.6).toBe(true);
});

test("no text makes it throw", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readPasted(text)));
});
