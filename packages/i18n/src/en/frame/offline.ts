/** Banners about a new version and the connection (specification#new-version). */
export const offline = {
  newVersionAvailable: "A new version is ready",
  updateButton: "Update",
  laterButton: "Later",
} as const;
