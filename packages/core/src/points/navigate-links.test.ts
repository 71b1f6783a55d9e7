import { expect, it } from "vitest";
import { listNavigateLinks } from "./navigate-links.ts";

const point = { name: "Café (Old) & Bar", lat: 41.694111, lng: -44.8 };
const hrefs = (platform: "android" | "ios" | "desktop", language: "en" | "ru" = "en") =>
  Object.fromEntries(
    listNavigateLinks(point, platform, language).map(({ app, href }) => [app, href]),
  );

it("each maps app gets coordinates in its order and with the point's name", () => {
  expect(hrefs("android")).toEqual({
    device: "geo:41.694111,-44.8?q=41.694111,-44.8(Caf%C3%A9%20%20Old%20%20%26%20Bar)",
    google: "https://www.google.com/maps/dir/?api=1&destination=41.694111%2C-44.8",
    organic: "https://omaps.app/map?v=1&ll=41.694111,-44.8&n=Caf%C3%A9%20%20Old%20%20%26%20Bar",
    yandex: "https://yandex.com/maps/?ll=-44.8,41.694111&z=15&rtext=~41.694111,-44.8&rtt=auto",
    apple: "https://maps.apple.com/?daddr=41.694111,-44.8&q=Caf%C3%A9%20%20Old%20%20%26%20Bar",
  });
});

it("Russian users get the Russian Yandex Maps", () => {
  expect(hrefs("desktop", "ru").yandex).toMatch(/^https:\/\/yandex\.ru\//);
});

it("the likeliest app of a device comes first, and geo: is offered only where apps support it", () => {
  expect(Object.keys(hrefs("android"))[0]).toBe("device");
  expect(Object.keys(hrefs("ios"))[0]).toBe("apple");
  expect(Object.keys(hrefs("desktop"))[0]).toBe("google");
  expect(hrefs("ios").device).toBeUndefined();
});

it("tiny degrees are written as decimals, and a name with half a character does no harm", () => {
  const [link] = listNavigateLinks(
    { name: "a\ud800", lat: 1e-7, lng: -0.0000001 },
    "android",
    "en",
  );
  expect(link?.href).toBe("geo:0,0?q=0,0(a%EF%BF%BD)");
});

it("every address is a valid URL", () => {
  for (const platform of ["android", "ios", "desktop"] as const)
    for (const href of Object.values(hrefs(platform))) expect(URL.canParse(href ?? "")).toBe(true);
});
