/** Words of the secret calendar link of a trip. */
export const calendarLink = {
  shows:
    "Calendars subscribe by a secret link. Whoever has it sees the days, stops, times, addresses, descriptions, reservations, hotel stays and due payments of this trip, without a login. It shows no notes, and nobody can change anything by it.",
  offline: "You are offline. The link can be changed once you are connected again.",
  make: "Import to an external calendar",
  made: "Keep this link secret. It is shown only now; later you can renew it.",
  link: "Secret calendar link",
  copy: "Copy link",
  copied: "Copied",
  copyFailed: "The browser did not allow copying. The link is selected: copy it by hand.",
  openWith: "Open with",
  google: "Google Calendar",
  outlook: "Outlook",
  apple: "Apple Calendar",
  reload: "Calendar services look for changes by themselves, some of them only once a day.",
  activeSince:
    "There is a link since {{at}}. It cannot be shown again. If you need it once more, renew it: the one before ends then.",
  renew: "Renew link",
  renewTitle: "Renew the calendar link?",
  renewText:
    "The link that you have now ends at once. Calendars that use it get no more changes, until you add the new one.",
  end: "End link",
  endTitle: "End the calendar link?",
  endText:
    "It ends at once. Calendars that use it get no more changes. Some keep what they have until you remove it there.",
  ended: "The calendar link has ended.",
  failed: "Nothing has changed. {{reason}}",
} as const;
