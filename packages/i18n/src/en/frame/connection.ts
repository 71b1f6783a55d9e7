/** What is said of the connection (specification#offline-banner). */
export const connection = {
  noServer: "The server does not answer. What you change is sent later.",
  back: "Connection is back",
  sending_one: "Connection is back. {{count}} change is being sent.",
  sending_other: "Connection is back. {{count}} changes are being sent.",
} as const;

/** Tooltips of the frame. */
export const tooltips = {
  noInternet: "Offline: what you change is sent later",
  noServer: "The server does not answer: what you change is sent later",
} as const;
