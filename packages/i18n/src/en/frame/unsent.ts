/** What the queue of unsent changes says by itself. */
export const unsent = {
  blocked: "A change made without network needs your decision.",
  show: "Show",
  notKept: "This browser cannot keep unsent changes. Don’t close the page before they are sent.",
  full: "Too many changes wait for the network. Go on when they are sent.",
} as const;
