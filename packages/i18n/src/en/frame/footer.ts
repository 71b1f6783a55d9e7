/** The footer's lines, long and short (specification#footer). */
export const footer = {
  copyright: "© {{year}} Castor. Plan well, wander freely.",
  copyrightShort: "© {{year}} Castor",
  support: "Write to us in the messenger",
  supportShort: "Support",
} as const;
