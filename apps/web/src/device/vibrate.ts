const pulseMs = 15;

/** A short pulse under the finger, where the device has a motor and the browser lets a page use it. */
export function vibrate(): void {
  if ("vibrate" in navigator) navigator.vibrate(pulseMs);
}
