import type { Config } from "../../config/config.ts";
import type { SocialLogin } from "./social-login.ts";

/** The configured providers: none, Google, an own one, or both. Their library is loaded only where there is one. */
export async function createSocialLogins({
  socialLogins,
  publicUrl,
}: Config): Promise<SocialLogin[]> {
  if (socialLogins.length === 0) return [];
  const { OpenIdLogin } = await import("./open-id-login.ts");
  return socialLogins.map((config) => new OpenIdLogin(config, publicUrl));
}
