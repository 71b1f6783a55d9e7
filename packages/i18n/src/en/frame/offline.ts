/** Banners about a new version and the connection (specification#new-version). */
export const offline = {
  newVersionAvailable: "A new version is ready",
  updateButton: "Update",
  laterButton: "Later",
  asOf: "As of {{at}}",
  dropped: "There was no more room: “{{name}}” cannot be read offline any more.",
} as const;
