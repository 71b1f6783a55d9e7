/** The footer's lines, long and short (section 2). */
export const footer = {
  copyright: "© {{year}} Castor. Plan well, wander freely.",
  copyrightShort: "© {{year}} Castor",
  support: "Write to us in the messenger",
  supportShort: "Support",
} as const;
