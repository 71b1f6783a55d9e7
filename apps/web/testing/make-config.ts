import type { ServiceConfig } from "@castor/core/services/service-config.ts";

/** The configuration of a server without providers, with a test's changes. */
export const makeConfig = (parts: Partial<ServiceConfig> = {}): ServiceConfig => ({
  tiles: [],
  search: "embedded",
  routing: "estimate",
  rates: "snapshot",
  ai: false,
  mail: "smtp",
  socialLogins: [],
  analytics: false,
  pictures: false,
  support: { ru: null, other: null },
  ...parts,
});
