/** The device's zone (IANA name), UTC where it will not say. */
export function callerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
