/** The map sources. */
export const tiles = {
  silent: "The street map is not responding, so a simpler map is shown.",
  stored: "This map is not responding. The stored street map is shown.",
  notHere: "not on this server",
  missing: "This server has no “{{name}}” map. The standard map is shown.",
} as const;
