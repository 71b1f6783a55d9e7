import fc from "fast-check";
import { expect, test } from "vitest";
import { readDevice } from "./read-device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`;
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`;

test.each([
  [windows, "Chrome", "Windows"],
  [`${windows} Edg/142.0.0.0`, "Edge", "Windows"],
  [`${windows} OPR/120.0.0.0`, "Opera", "Windows"],
  [`${windows} Vivaldi/7.1`, "Vivaldi", "Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 YaBrowser/25.10 Safari/537.36`,
    "Yandex Browser",
    "Windows",
  ],
  [`${mac} Version/18.1 Safari/605.1.15`, "Safari", "macOS"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0",
    "Firefox",
    "macOS",
  ],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${iphone} CriOS/142.0 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  [`${iphone} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, "Firefox", "iPhone"],
  [`${iphone} EdgiOS/142.0 Version/18.0 Mobile/15E148 Safari/604.1`, "Edge", "iPhone"],
  [`${iphone} Mobile/15E148`, "Safari", "iPhone"],
  [
    "Mozilla/5.0 (iPad; CPU OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPad",
  ],
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [
    `${android} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  ["Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0", "Firefox", "Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox", "Linux"],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0 Safari/537.36`,
    "Chrome",
    "Linux",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    "Chrome",
    "ChromeOS",
  ],
  ["Linux", null, "Linux"],
  ["Mozilla/5.0 Firefox/144.0", "Firefox", null],
])("The device of %j is %s on %s", (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});

test.each(["", "curl/8.5.0", "node", "😀"])("No device can be read from %j", (userAgent) => {
  expect(readDevice(userAgent)).toEqual({ browser: null, system: null });
});

test("Any 300 characters are read quickly", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (userAgent) => {
      readDevice(userAgent);
    }),
  );
  const began = performance.now();
  readDevice("Version/1 AppleWebKit/ ".repeat(13));
  expect(performance.now() - began).toBeLessThan(100);
});
