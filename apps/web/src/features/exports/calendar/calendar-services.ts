/** Calendar services that open with a link to subscribe to, in the order of the screen. */
export const calendarServices = [
  {
    id: "google",
    icon: "brand-google",
    addressOf: (link: string) =>
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(asWebcal(link))}`,
  },
  {
    id: "outlook",
    icon: "calendar-plus",
    addressOf: (link: string, name: string) =>
      `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(link)}&name=${encodeURIComponent(name.toWellFormed())}`,
  },
  { id: "apple", icon: "calendar-plus", addressOf: asWebcal },
] as const;

/** Programs that subscribe to calendars open this scheme. */
function asWebcal(link: string): string {
  return link.replace(/^https?:/, "webcal:");
}
