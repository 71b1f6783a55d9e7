/** The router's generic error view (section 8). */
export const routerError = {
  title: "Something went wrong!",
  text: "What you have saved is safe. Try again, or go back to the start.",
  show: "Show Error",
  hide: "Hide Error",
  fallback: "Not Found",
} as const;
