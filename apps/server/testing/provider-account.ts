/** Somebody with an account at the provider. */
export interface ProviderAccount {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  given_name?: string;
  locale?: string;
}
