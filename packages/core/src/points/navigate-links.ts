import type { Language } from "../basics/language.ts";
import type { Position } from "../geo/position.ts";

/**
 * Maps apps that navigate to a point (issue "the map in full"). `device` is any app that opens geo: addresses (RFC
 * 5870).
 */
export type MapsApp = "device" | "google" | "apple" | "yandex" | "organic";

/** The kind of device. It decides which apps are likely and whether geo: works. */
export type Platform = "android" | "ios" | "desktop";

export interface NavigateLink {
  app: MapsApp;
  href: string;
}

/** The likeliest app first. iOS does not support geo:, and a desktop seldom has an app for it. */
const order: Record<Platform, readonly MapsApp[]> = {
  android: ["device", "google", "organic", "yandex", "apple"],
  ios: ["apple", "google", "organic", "yandex"],
  desktop: ["google", "apple", "yandex", "organic", "device"],
};

/** Fraction digits of degrees: a tenth of a metre. */
const digits = 6;
const write = (degrees: number) => String(Number(degrees.toFixed(digits)));

/** Brackets would end the label of a geo: address, and some apps do not decode them. */
const labelOf = (name: string) =>
  encodeURIComponent(name.toWellFormed().replace(/[()]/g, " ").trim());

function buildHref(
  app: MapsApp,
  position: Position & { name: string },
  language: Language,
): string {
  const [lat, lng] = [write(position.lat), write(position.lng)];
  const name = labelOf(position.name);
  switch (app) {
    case "device":
      return `geo:${lat},${lng}?q=${lat},${lng}(${name})`;
    case "google":
      return `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`;
    case "apple":
      return `https://maps.apple.com/?daddr=${lat},${lng}&q=${name}`;
    case "yandex": {
      // `ll`, the centre of the map, has longitude first; `rtext`, the route, has latitude first.
      const host = language === "ru" ? "yandex.ru" : "yandex.com";
      return `https://${host}/maps/?ll=${lng},${lat}&z=15&rtext=~${lat},${lng}&rtt=auto`;
    }
    case "organic":
      // Opens the app if it is installed, else a page that offers it.
      return `https://omaps.app/map?v=1&ll=${lat},${lng}&n=${name}`;
  }
}

/** The addresses that open a position (degrees, WGS-84) in maps apps, the likeliest app of the device first. */
export function listNavigateLinks(
  point: Position & { name: string },
  platform: Platform,
  language: Language,
): NavigateLink[] {
  return order[platform].map((app) => ({ app, href: buildHref(app, point, language) }));
}
