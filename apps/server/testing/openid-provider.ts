import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import { type Configuration, type JWK, Provider } from "oidc-provider";
import { MemoryAdapter } from "./memory-adapter.ts";
import { answerLoginPage } from "./openid-login-page.ts";
import type { ProviderAccount } from "./provider-account.ts";

/** A way in which it does not do its part; "otherKeys": those that it publishes are not those that it signs with. */
export type ProviderTrouble = "html" | "silent" | "otherKeys";

/** A real OpenID provider: a certified implementation on a port of its own, with accounts that the test makes. */
export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** By the address that one logs in with, which need not be the one that the provider tells. */
  accounts: Map<string, ProviderAccount>;
  /** Null while it works. */
  trouble: ProviderTrouble | null;
  /** Requests that reached it. */
  requests: string[];
  close(): Promise<void>;
}

export interface ProviderOptions {
  /** Where it may send people back to. */
  returnAddress: string;
  /** 0: a free one. */
  port?: number;
  /** What the site proves itself with; a random one unless both sides must know it beforehand. */
  clientSecret?: string;
  /** HS256 is signed with what both sides know, so that either could have. */
  tokenAlgorithm?: "RS256" | "HS256";
  /** Everything about a person in the id_token, not only when asked. */
  isTokenLong?: boolean;
  /** Makes an account of any address that logs in, for the browser. */
  isOpen?: boolean;
}

export async function startOpenIdProvider(options: ProviderOptions): Promise<OpenIdProvider> {
  // Before it listens: whoever asks between that and the first handler would wait without end.
  const keys = { signing: await makeKey(), other: await makeKey() };
  const server = createServer();
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, ProviderAccount>();
  const { clientSecret = randomBytes(24).toString("base64url") } = options;
  const started: OpenIdProvider = {
    issuer,
    clientId: "castor",
    clientSecret,
    accounts,
    trouble: null,
    requests: [],
    close: () => closeServer(server),
  };
  const provider = new Provider(issuer, configure(started, options, keys.signing.secret));
  const answer = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    started.requests.push(request.url ?? "");
    if (started.trouble === "silent") return;
    if (started.trouble === "html")
      return void response.setHeader("content-type", "text/html").end("<h1>Maintenance</h1>");
    if (started.trouble === "otherKeys" && request.url === "/jwks")
      return void response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ keys: [keys.other.published] }));
    if (request.url?.startsWith("/interaction/") === true)
      return void answerLoginPage(provider, accounts, options.isOpen === true, request, response);
    return void answer(request, response);
  });
  return started;
}

async function makeKey() {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const use = { kid: "1", use: "sig", alg: "RS256" };
  return {
    secret: { ...(await exportJWK(privateKey)), ...use },
    published: { ...(await exportJWK(publicKey)), ...use },
  };
}

function configure(
  { clientId, clientSecret, accounts }: OpenIdProvider,
  { returnAddress, isTokenLong = false, tokenAlgorithm = "RS256" }: ProviderOptions,
  key: JWK,
): Configuration {
  return {
    adapter: MemoryAdapter,
    enabledJWA: { idTokenSigningAlgValues: ["RS256", "HS256"] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returnAddress],
        id_token_signed_response_alg: tokenAlgorithm,
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(24).toString("base64url")] },
    claims: { email: ["email", "email_verified"], profile: ["given_name", "locale"] },
    conformIdTokenClaims: !isTokenLong,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const account = [...accounts.values()].find((known) => known.sub === sub);
      return account && { accountId: sub, claims: async () => ({ ...account }) };
    },
    // Whoever logs in agrees: one page less on the way.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  };
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  if (!server.listening) return;
  server.close();
  await once(server, "close");
}
