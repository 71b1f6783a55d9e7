/** The platform by the user agent. An iPad reports itself as a Mac, but one with a touch screen. */
export function readPlatform(): "android" | "ios" | "desktop" {
  const { userAgent, maxTouchPoints } = navigator;
  if (/android/i.test(userAgent)) return "android";
  const isTablet = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? "ios" : "desktop";
}
