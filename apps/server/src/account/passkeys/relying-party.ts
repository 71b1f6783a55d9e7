import type { Config } from "../../config/config.ts";

/** Who asks for passkeys (the Relying Party of WebAuthn Level 3): passkeys work on its host alone. */
export interface RelyingParty {
  /** The host of `PUBLIC_URL`. */
  id: string;
  name: string;
  /** Origins of the pages that may ask. */
  origins: string[];
}

export function relyingPartyOf({
  publicUrl,
  allowedOrigins,
}: Pick<Config, "publicUrl" | "allowedOrigins">): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: "Castor", origins: [origin, ...allowedOrigins] };
}
