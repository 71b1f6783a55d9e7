import type { ProviderId } from "@castor/core/account/social-login.ts";

/** The secrets of a login in progress, known only to the browser that began it. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  /** PKCE: the provider's code alone is useless without it. */
  verifier: string;
}

/** What the provider sent back with the browser. */
export interface ProviderAnswer {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

/** A user as the provider describes them. */
export interface ProvidedPerson {
  /** Issuer and subject identify the user, whatever happens to the address. */
  issuer: string;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  /** May be "". */
  name: string;
  /** A language tag, or "". */
  locale: string;
}

/** A provider for social login. */
export interface SocialLogin {
  readonly id: ProviderId;
  /** New secrets, and the address to which the browser goes. */
  begin(state: string): Promise<{ secrets: LoginSecrets; address: string }>;
  /**
   * The user who came back. Throws FORBIDDEN for a refusal, INVALID_TOKEN for an answer that does not belong to this
   * login, and UPSTREAM_UNAVAILABLE for a failing provider.
   */
  finish(answer: ProviderAnswer, secrets: LoginSecrets): Promise<ProvidedPerson>;
}
