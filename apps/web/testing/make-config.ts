import type { ServiceConfig } from "@castor/core/services/service-config.ts";

/** What a server says of itself that has no providers, but for what a test names. */
export const makeConfig = (parts: Partial<ServiceConfig> = {}): ServiceConfig => ({
  tiles: [],
  search: "embedded",
  routing: "estimate",
  rates: "snapshot",
  ai: false,
  mail: "smtp",
  socialLogins: [],
  analytics: false,
  support: { ru: null, other: null },
  ...parts,
});
