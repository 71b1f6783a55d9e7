import type { ProviderId } from "@castor/core/account/social-login.ts";

/** The secrets of one login on its way: only the browser that began it knows them. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  /** PKCE: who has the provider's code alone can do nothing with it. */
  verifier: string;
}

/** What the provider sent back with the browser. */
export interface ProviderAnswer {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

/** A person as a provider knows them. */
export interface ProvidedPerson {
  /** Together they name the person, whatever becomes of the address. */
  issuer: string;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  givenName: string;
  /** A language tag, or "". */
  locale: string;
}

/** A provider that people may log in with. */
export interface SocialLogin {
  readonly id: ProviderId;
  /** New secrets, and the address that the browser goes to with them. */
  begin(state: string): Promise<{ secrets: LoginSecrets; address: string }>;
  /**
   * Who came back. Throws FORBIDDEN when they said no, INVALID_TOKEN when the answer is not that of this login, and
   * UPSTREAM_UNAVAILABLE when the provider does not do its part.
   */
  finish(answer: ProviderAnswer, secrets: LoginSecrets): Promise<ProvidedPerson>;
}
