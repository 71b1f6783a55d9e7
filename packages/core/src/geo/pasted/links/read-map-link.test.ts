import fc from "fast-check";
import { expect, test } from "vitest";
import { listNavigateLinks } from "../../../points/navigate-links.ts";
import { readMapLink } from "./read-map-link.ts";

test.each([
  [
    "https://www.google.com/maps/place/Narikala+Fortress/@41.6869,44.8051,16z/data=!4m6!3m5!1s0x40440cd7e64f626b:0x61d084ede2576ea3!8m2!3d41.6878!4d44.8086!16s%2Fm%2F0",
    41.6878,
    44.8086,
    "Narikala Fortress",
  ],
  [
    "https://www.google.com/maps/place/41%C2%B041'38.0%22N+44%C2%B048'05.0%22E/@41.6938,44.7992,17z",
    41.693889,
    44.801389,
    "",
  ],
  ["https://www.google.com/maps/place/Cafe/@41.69,44.8,17z", 41.69, 44.8, "Cafe"],
  ["https://www.google.com/maps/@41.6934,44.8015,15z", 41.6934, 44.8015, ""],
  ["https://www.google.com/maps/search/41.6934,+44.8015?entry=tts", 41.6934, 44.8015, ""],
  ["https://www.google.com/maps/search/?api=1&query=41.6934%2C44.8015", 41.6934, 44.8015, ""],
  ["https://maps.google.com/?q=41.6934,44.8015", 41.6934, 44.8015, ""],
  ["https://maps.google.com/maps?q=loc:41.6934,44.8015", 41.6934, 44.8015, ""],
  ["https://maps.google.ru/maps?ll=41.6934,44.8015&z=15", 41.6934, 44.8015, ""],
  ["https://www.google.com/maps/dir/?api=1&destination=41.6934%2C44.8015", 41.6934, 44.8015, ""],
  [
    "https://www.openstreetmap.org/?mlat=41.6934&mlon=44.8015#map=17/41.7/44.9",
    41.6934,
    44.8015,
    "",
  ],
  ["https://www.openstreetmap.org/#map=17/41.6934/44.8015", 41.6934, 44.8015, ""],
  [
    "https://www.openstreetmap.org/node/123456#map=19/41.6934/44.8015&layers=N",
    41.6934,
    44.8015,
    "",
  ],
  ["https://maps.apple.com/?ll=41.6934,44.8015&q=Narikala", 41.6934, 44.8015, "Narikala"],
  ["https://maps.apple.com/?q=41.6934,44.8015", 41.6934, 44.8015, ""],
  [
    "https://maps.apple.com/place?coordinate=41.6934,44.8015&name=Narikala",
    41.6934,
    44.8015,
    "Narikala",
  ],
  ["https://yandex.ru/maps/?ll=44.8015%2C41.6934&z=15", 41.6934, 44.8015, ""],
  [
    "https://yandex.ru/maps/10277/tbilisi/?ll=44.9%2C41.9&whatshere%5Bpoint%5D=44.8015%2C41.6934&z=15",
    41.6934,
    44.8015,
    "",
  ],
  ["https://yandex.com/maps/?pt=44.8015,41.6934&z=15&l=map", 41.6934, 44.8015, ""],
  [
    "https://yandex.ru/maps/org/khinkalnaya_u_mosta/1234567890/?ll=44.8015%2C41.6934&z=16",
    41.6934,
    44.8015,
    "khinkalnaya u mosta",
  ],
  ["https://2gis.ru/moscow/geo/4504127908731515/37.617698%2C55.755864", 55.755864, 37.617698, ""],
  [
    "https://2gis.kz/almaty/firm/70000001006548410?m=76.945465%2C43.238293%2F16",
    43.238293,
    76.945465,
    "",
  ],
  ["https://omaps.app/map?v=1&ll=41.6934,44.8015&n=Narikala", 41.6934, 44.8015, "Narikala"],
  // Codes of the reference implementation's own tests.
  ["https://omaps.app/B4srhdHVVt/Some_Name", 64.5234, 12.1234, "Some Name"],
  ["ge0://B4srhdHVVt/Some_Name", 64.5234, 12.1234, "Some Name"],
  ["http://ge0.me/AwAAAAAAAA/%d0%9c%d0%b8%d0%bd%d1%81%d0%ba_%d1%83%d0%bb.", 0, 0, "Минск ул."],
  ["geo:41.6934,44.8015", 41.6934, 44.8015, ""],
  ["geo:0,0?q=41.6934,44.8015(Narikala%20Fortress)", 41.6934, 44.8015, "Narikala Fortress"],
  ["https://www.waze.com/ul?ll=41.6934%2C44.8015&navigate=yes", 41.6934, 44.8015, ""],
  ["https://share.here.com/l/41.6934,44.8015,Narikala?z=16", 41.6934, 44.8015, "Narikala"],
  [
    "https://www.bing.com/maps?cp=41.7~44.9&sp=point.41.6934_44.8015_Narikala",
    41.6934,
    44.8015,
    "Narikala",
  ],
  ["https://mapy.com/en/zakladni?x=44.8015&y=41.6934&z=17", 41.6934, 44.8015, ""],
])("%s", (address, lat, lng, name) => {
  const link = readMapLink(address);
  if (link?.kind !== "places") throw new Error("No place");
  const [place, ...others] = link.places;
  expect(others).toEqual([]);
  expect(place?.name).toBe(name);
  expect(place?.position?.lat).toBeCloseTo(lat, 5);
  expect(place?.position?.lng).toBeCloseTo(lng, 5);
});

test.each([
  [
    "https://www.google.com/maps/place/Gochi/data=!4m2!3m1!1s0x808fb5c78e1841e7:0xf8efac3fb5ce0b40",
    "Gochi",
  ],
  ["https://www.google.com/maps/search/?api=1&query=Narikala+Fortress", "Narikala Fortress"],
  ["https://maps.apple.com/?q=Narikala", "Narikala"],
  ["geo:0,0?q=Narikala", "Narikala"],
  ["https://yandex.ru/maps/?text=Нарикала", "Нарикала"],
])("%s tells a name only", (address, name) => {
  expect(readMapLink(address)).toEqual({ kind: "places", places: [{ position: null, name }] });
});

test.each([
  "https://maps.app.goo.gl/AbCdEf123",
  "https://goo.gl/maps/AbCdEf",
  "https://yandex.ru/maps/-/CDabcdef",
  "https://go.2gis.com/abc",
])("%s is short", (address) => {
  expect(readMapLink(address)).toEqual({ kind: "short" });
});

test.each([
  "https://example.com/@41.69,44.80",
  "https://maps.google.com.evil.example/?q=41.69,44.80",
  "https://www.google.com/search?q=41.69,44.80",
  "https://yandex.ru/search/?text=41.69,44.80",
  "javascript:alert(1)",
  "https://",
])("%s is no map", (address) => {
  expect(readMapLink(address)).toBeNull();
});

test.each([
  "https://maps.google.com/?cid=1234567890",
  "https://www.google.com/maps?ftid=0x40440cd7e64f626b:0x61d084ede2576ea3",
])("Where a place is that %s names by its number, Google alone knows", (address) => {
  expect(readMapLink(address)).toEqual({ kind: "short" });
});

test("A Google map without a place, and one off the earth, tell none", () => {
  expect(readMapLink("https://www.google.com/maps")).toEqual({ kind: "places", places: [] });
  expect(readMapLink("geo:541.6,44")).toEqual({ kind: "places", places: [] });
});

test("The stops of a route are places in their order", () => {
  const link = readMapLink(
    "https://www.google.com/maps/dir/Tbilisi/41.8412,44.7203/Kazbegi/@42.1,44.5,9z/data=!4m20!4m19!1m5!1m1!1s0x1!2m2!1d44.8015!2d41.6934!1m5!1m1!1s0x2!2m2!1d44.7203!2d41.8412!1m5!1m1!1s0x3!2m2!1d44.6202!2d42.657!3e0",
  );
  expect(link).toEqual({
    kind: "places",
    places: [
      { name: "Tbilisi", position: { lat: 41.6934, lng: 44.8015 } },
      { name: "", position: { lat: 41.8412, lng: 44.7203 } },
      { name: "Kazbegi", position: { lat: 42.657, lng: 44.6202 } },
    ],
  });
  const yandex = readMapLink(
    "https://yandex.ru/maps/?rtext=41.6934,44.8015~42.657,44.6202&rtt=auto",
  );
  expect(yandex).toMatchObject({
    places: [{ position: { lat: 41.6934 } }, { position: { lat: 42.657 } }],
  });
});

test("Every link that Castor itself makes is read back", () => {
  const degrees = (max: number) =>
    fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((n) => n / 1e6);
  fc.assert(
    fc.property(degrees(90), degrees(180), fc.constantFrom("en", "ru"), (lat, lng, language) => {
      for (const { href } of listNavigateLinks(
        { lat, lng, name: "Museum 1" },
        "android",
        language as "en" | "ru",
      )) {
        const link = readMapLink(href);
        const places = link?.kind === "places" ? link.places : [];
        expect([href, places.at(-1)?.position]).toEqual([href, { lat: lat + 0, lng: lng + 0 }]);
      }
    }),
  );
});

test("No address makes it throw", () => {
  const hosts = fc.constantFrom(
    "https://www.google.com/maps/",
    "https://yandex.ru/maps/",
    "https://2gis.ru/",
    "https://omaps.app/",
    "geo:",
    "ge0://",
    "https://www.openstreetmap.org/#",
  );
  fc.assert(
    fc.property(
      hosts,
      fc.string({ unit: "binary" }),
      (host, rest) => void readMapLink(host + rest),
    ),
  );
});
