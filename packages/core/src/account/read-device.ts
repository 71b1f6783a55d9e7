/** Browser and system by names that need no translation. Null where the `User-Agent` names none that we know. */
export interface Device {
  browser: string | null;
  system: string | null;
}

type Row = readonly [mark: RegExp, name: string];

/** The order matters: most browsers also name the browsers that they are compatible with. */
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

/** Phones before computers: Android also names Linux, an iPhone also names Mac. */
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

/**
 * Reads browser and system from a `User-Agent`, so that people recognise their devices (specification#session-list).
 */
export function readDevice(userAgent: string): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}
