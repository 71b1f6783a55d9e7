import type { TestDatabaseKind } from "../databases/each-database.ts";
import {
  type OpenIdProvider,
  type ProviderOptions,
  startOpenIdProvider,
} from "../fakes/openid-provider.ts";
import type { ProviderAccount } from "../fakes/provider-account.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { TestBrowser } from "./test-browser.ts";

/** A server and its OpenID provider. */
export interface SocialLoginApp {
  server: TestApp;
  provider: OpenIdProvider;
  newBrowser(): TestBrowser;
  /** Adds an account at the provider, with a verified address by default. Returns its login. */
  addPerson(name: string, more?: Partial<ProviderAccount>): string;
  dispose(): Promise<void>;
}

export async function startSocialLoginApp(
  kind: TestDatabaseKind,
  environment: Record<string, string> = {},
  options: Partial<ProviderOptions> = {},
): Promise<SocialLoginApp> {
  const publicUrl = environment.PUBLIC_URL ?? "http://localhost:3000";
  const returnAddress = `${publicUrl}/api/auth/oauth/oidc/callback`;
  const provider = await startOpenIdProvider({ returnAddress, ...options });
  const server = await startTestApp(kind, {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    ...environment,
  });
  return {
    server,
    provider,
    newBrowser: () => new TestBrowser(server),
    addPerson: (name, more = {}) => {
      const email = `${name}@provider.example`;
      provider.accounts.set(email, { sub: `sub-${name}`, email, email_verified: true, ...more });
      return email;
    },
    dispose: async () => {
      await server.dispose();
      await provider.close();
    },
  };
}
