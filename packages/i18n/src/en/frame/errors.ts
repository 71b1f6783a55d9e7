/** Texts of error codes (core/errors.ts) and of failures (specification#failure-texts). */
export const errors = {
  VALIDATION_FAILED: "Please check the marked fields.",
  INVALID_TOKEN: "Invalid or expired verification link",
  UNAUTHORIZED: "Please log in to continue.",
  EMAIL_NOT_CONFIRMED: "Please confirm your email address first: follow the link in our mail.",
  FORBIDDEN: "Only the owner can change this trip.",
  NOT_FOUND: "Not found. It may have been deleted, or it belongs to somebody else.",
  CONFLICT: "This was changed elsewhere in the meantime. Reload and try again.",
  PAYLOAD_TOO_LARGE: "This is too large to send.",
  TOO_MANY_REQUESTS: "Too many attempts. Please wait a little and try again.",
  INTERNAL: "Server error. Please try again later or contact us in the messenger.",
  UPSTREAM_UNAVAILABLE: "Server error. Please try again later or contact us in the messenger.",
  /** Behind INTERNAL. */
  requestId: "(Request {{id}})",
  network: "Network error",
  offline: "No internet connection",
  changeUndone: "Not saved and taken back: {{what}}. {{reason}}",
  tryAgain: "Try again",
  failedToVerifyEmail: "Failed to verify email",
  placeNotFound: "Place not found. Try refining the name or choose another area on the map.",
  placeSearchFailed: "Error while searching for a place",
  noPathBetween: "Route between points {{from}} and {{to}} not found. Try moving the points.",
} as const;
