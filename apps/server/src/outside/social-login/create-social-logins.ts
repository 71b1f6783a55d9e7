import type { Config } from "../../config.ts";
import { OpenIdLogin } from "./open-id-login.ts";
import type { SocialLogin } from "./social-login.ts";

/** The providers that the operator configured: none, Google, one of their own, or both. */
export function createSocialLogins({ socialLogins, publicUrl }: Config): SocialLogin[] {
  return socialLogins.map((config) => new OpenIdLogin(config, publicUrl));
}
