/** The banners of a new version and of a lost connection (specification#offline-banner), and how old an answer is. */
export const offline = {
  newVersionAvailable: "A new version is ready",
  updateButton: "Update",
  laterButton: "Later",
  offline: "Offline",
  noInternetConnection: "No internet connection",
  asOf: "As of {{at}}",
  dropped: "There was no more room: “{{name}}” cannot be read offline any more.",
} as const;
