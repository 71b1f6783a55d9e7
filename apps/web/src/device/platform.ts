/** What kind of device this is, as far as it says; an iPad calls itself a Mac, but has a screen that is touched. */
export function readPlatform(): "android" | "ios" | "desktop" {
  const { userAgent, maxTouchPoints } = navigator;
  if (/android/i.test(userAgent)) return "android";
  const isTablet = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? "ios" : "desktop";
}
