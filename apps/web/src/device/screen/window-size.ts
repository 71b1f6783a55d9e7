/** What a server draws for, in CSS pixels. */
const drawn = { width: 1_440, height: 900 };

/** The size of the window in CSS pixels. */
export const windowSize = (): { width: number; height: number } =>
  typeof window === "undefined" ? drawn : { width: window.innerWidth, height: window.innerHeight };
