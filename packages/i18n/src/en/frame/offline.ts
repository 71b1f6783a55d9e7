/** Banners about a new version and the connection (specification#new-version). */
export const offline = {
  newVersionAvailable: "A new version is ready",
  updateButton: "Update",
  laterButton: "Later",
  noInternetConnection: "No internet connection",
  noServer: "The server does not answer. What you change is kept and sent later.",
  back: "Connection is back",
  sending_one: "Connection is back. {{count}} change is being sent.",
  sending_other: "Connection is back. {{count}} changes are being sent.",
  asOf: "As of {{at}}",
  dropped: "There was no more room: “{{name}}” cannot be read offline any more.",
} as const;

/** Tooltips of the frame. */
export const tooltips = {
  noInternet: "Offline: what you change is kept and sent later",
  noServer: "The server does not answer: what you change is kept and sent later",
} as const;
