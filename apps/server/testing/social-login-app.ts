import type { TestDatabaseKind } from "./each-database.ts";
import {
  type OpenIdProvider,
  type ProviderOptions,
  startOpenIdProvider,
} from "./openid-provider.ts";
import type { ProviderAccount } from "./provider-account.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { TestBrowser } from "./test-browser.ts";

/** A server and the provider that people log in to it with. */
export interface SocialLoginApp {
  server: TestApp;
  provider: OpenIdProvider;
  newBrowser(): TestBrowser;
  /** Somebody new at the provider, with a verified address unless `more` says otherwise; answers what they log in as. */
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
