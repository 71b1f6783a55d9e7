/** The router's generic error view (specification#error-view). */
export const routerError = {
  title: "Something went wrong!",
  text: "Everything you saved is safe. Try again, or go back to the start page.",
  show: "Show Error",
  hide: "Hide Error",
  fallback: "Not Found",
  /** Of a frame whose code does not load. */
  incomplete: "This page did not load completely.",
  reload: "Reload",
} as const;
