/** Words of what the map is drawn from. */
export const tiles = {
  silent: "The street map does not answer, so a simpler map is shown.",
  because: "not available: {{reason}}",
  reasons: {
    "needs-key": "this server has no key for it",
    "needs-address": "it is not set up on this server",
    "not-licensed": "it is switched off on this server",
  },
  missing: "The map “{{name}}” is not available: {{reason}}. The standard map is shown.",
} as const;
