import { expect, it } from "vitest";
import { findSite, knownSites } from "./known-sites.ts";

it("knows 28 travel sites", () => {
  expect(new Set(knownSites.map(({ id }) => id)).size).toBe(28);
});

it.each([
  ["https://www.booking.com/hotel/ge/x.html?aid=1", "booking"],
  ["https://secure.BOOKING.com:443/x", "booking"],
  ["https://booking.com./x", "booking"],
  ["https://ru.airbnb.com/rooms/1", "airbnb"],
  ["https://www.airbnb.co.uk/rooms/1", "airbnb"],
  ["https://www.google.com/maps/place/x", "googleMaps"],
  ["https://google.ge/maps?q=1", "googleMaps"],
  ["https://maps.google.com/?q=1", "googleMaps"],
  ["https://maps.app.goo.gl/x", "googleMaps"],
  ["https://goo.gl/maps/x", "googleMaps"],
  ["https://yandex.ru/maps/-/x", "yandexMaps"],
  ["https://maps.apple.com/?ll=1,2", "appleMaps"],
  ["https://ka.wikipedia.org/wiki/x", "wikipedia"],
  ["https://ru.m.wikivoyage.org/wiki/x", "wikivoyage"],
  ["https://experience.tripster.ru/x", "tripster"],
])("knows %s", (address, site) => {
  expect(findSite(address)).toBe(site);
});

it.each([
  "https://booking.com.evil.example/",
  "https://booking.com@evil.example/",
  "https://evil.example/booking.com",
  "https://evil.example/?u=https://booking.com",
  "https://notbooking.com/",
  "https://booking.co/",
  "https://bооking.com/",
  "https://xn--boking-8jf.com/",
  "https://www.google.com/search?q=maps",
  "https://www.google.com/mapsandmore",
  "https://google.com.evil.example/maps",
  "https://goo.gl/x",
  "no address",
])("does not take %s for a known site", (address) => {
  expect(findSite(address)).toBeNull();
});
