import type { Config } from "../../config/config.ts";
import { OpenIdLogin } from "./open-id-login.ts";
import type { SocialLogin } from "./social-login.ts";

/** The configured providers: none, Google, an own one, or both. */
export function createSocialLogins({ socialLogins, publicUrl }: Config): SocialLogin[] {
  return socialLogins.map((config) => new OpenIdLogin(config, publicUrl));
}
