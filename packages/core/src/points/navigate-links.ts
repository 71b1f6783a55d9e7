import type { Language } from "../account/language.ts";
import type { Position } from "../basics/geo.ts";

/** Maps that lead to a point (issue "the map in full"); `device` is whatever answers to geo: (RFC 5870). */
export type MapsApp = "device" | "google" | "apple" | "yandex" | "organic";

/** What kind of device asks: which apps it may have, and whether geo: means anything to it. */
export type Platform = "android" | "ios" | "desktop";

export interface NavigateLink {
  app: MapsApp;
  href: string;
}

/** The likeliest first; iOS knows no geo:, and a desktop seldom has an app for it. */
const order: Record<Platform, readonly MapsApp[]> = {
  android: ["device", "google", "organic", "yandex", "apple"],
  ios: ["apple", "google", "organic", "yandex"],
  desktop: ["google", "apple", "yandex", "organic", "device"],
};

/** Fraction digits of degrees: a tenth of a metre. */
const digits = 6;
const write = (degrees: number) => String(Number(degrees.toFixed(digits)));

/** Brackets would end the label of a geo: address, and some apps read no encoded ones. */
const labelOf = (name: string) =>
  encodeURIComponent(name.toWellFormed().replace(/[()]/g, " ").trim());

function buildHref(app: MapsApp, at: Position & { name: string }, language: Language): string {
  const [lat, lng] = [write(at.lat), write(at.lng)];
  const name = labelOf(at.name);
  switch (app) {
    case "device":
      return `geo:${lat},${lng}?q=${lat},${lng}(${name})`;
    case "google":
      return `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`;
    case "apple":
      return `https://maps.apple.com/?daddr=${lat},${lng}&q=${name}`;
    case "yandex": {
      // Longitude first where the map looks, latitude first on the way there.
      const host = language === "ru" ? "yandex.ru" : "yandex.com";
      return `https://${host}/maps/?ll=${lng},${lat}&z=15&rtext=~${lat},${lng}&rtt=auto`;
    }
    case "organic":
      // Opens the app where it is, else a page that says how to get it.
      return `https://omaps.app/map?v=1&ll=${lat},${lng}&n=${name}`;
  }
}

/** The addresses that open a point in maps apps, degrees in WGS-84, the likeliest app of the device first. */
export function listNavigateLinks(
  point: Position & { name: string },
  platform: Platform,
  language: Language,
): NavigateLink[] {
  return order[platform].map((app) => ({ app, href: buildHref(app, point, language) }));
}
