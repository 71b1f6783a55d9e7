import type { SocialLoginConfig } from "../config.ts";

/** The providers of this server. */
export class SocialLogins {
  readonly configs: readonly SocialLoginConfig[];

  constructor(configs: readonly SocialLoginConfig[]) {
    this.configs = configs;
  }
}
