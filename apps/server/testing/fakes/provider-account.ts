/** An account at the OpenID provider, with its claims. */
export interface ProviderAccount {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  name?: string;
  given_name?: string;
  family_name?: string;
  locale?: string;
}
