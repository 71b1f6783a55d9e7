/** The banner about a new version (specification#new-version), and how old an answer is. */
export const offline = {
  newVersionAvailable: "A new version is ready",
  updateButton: "Update",
  laterButton: "Later",
  asOf: "As of {{at}}",
  dropped: "There was no more room: “{{name}}” cannot be read offline any more.",
} as const;
