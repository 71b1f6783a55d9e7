/** What a browser says of itself, in names that need no translation; null where it says nothing that we know. */
export interface Device {
  browser: string | null;
  system: string | null;
}

type Row = readonly [mark: RegExp, name: string];

/** In this order: most browsers also name those whose sites they want to be shown. */
const browsers: readonly Row[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|OPiOS|Opera)[/ ]/, "Opera"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bDuckDuckGo\/|\bDdg\//, "DuckDuckGo"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\b(?:Firefox|FxiOS|Focus)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
  [/\bAppleWebKit\/.*\bMobile\//, "Safari"],
];

/** Phones before computers: Android says that it is a Linux, an iPhone that it is like a Mac. */
const systems: readonly Row[] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

const firstIn = (rows: readonly Row[], userAgent: string): string | null =>
  rows.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

/** Browser and system of a `User-Agent` (session summary, decisions 3); for people to tell their devices apart by. */
export function readDevice(userAgent: string): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}
