import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  type JWK as SigningKey,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { type Configuration, type JWK, Provider } from "oidc-provider";
import { MemoryAdapter } from "./memory-adapter.ts";
import { answerLoginPage } from "./openid-login-page.ts";
import type { ProviderAccount } from "./provider-account.ts";

/** How the provider fails. "otherKeys": it publishes other keys than it signs with. "unsigned": its id_tokens are not signed. */
export type ProviderTrouble = "html" | "silent" | "otherKeys" | "unsigned";

/** A real OpenID provider: a certified implementation on its own port, with accounts made by the test. */
export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** By the address typed at login, which may differ from the `email` claim. */
  accounts: Map<string, ProviderAccount>;
  /** Null while it works. */
  trouble: ProviderTrouble | null;
  /** Claims that its id_tokens have instead of the true ones, signed as ever. */
  claims: Record<string, unknown> | null;
  /** URLs of the requests received. */
  requests: string[];
  close(): Promise<void>;
}

export interface ProviderOptions {
  /** The allowed redirect URI. */
  returnAddress: string;
  /** 0 (default): a free port. */
  port?: number;
  /** The client secret; random unless both sides must know it before the start. */
  clientSecret?: string;
  /** HS256 signs with the shared client secret, so it does not prove who signed. */
  tokenAlgorithm?: "RS256" | "HS256";
  /** Puts all claims into the id_token instead of the userinfo answer. */
  isTokenLong?: boolean;
  /** Makes an account for any address that logs in. */
  isOpen?: boolean;
}

export async function startOpenIdProvider(options: ProviderOptions): Promise<OpenIdProvider> {
  // Made before the server listens: a request that arrived before the handler was set would never be answered.
  const keys = { signing: await makeKey(), other: await makeKey() };
  const server = createServer();
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, ProviderAccount>();
  const { clientSecret = randomBytes(24).toString("base64url") } = options;
  const started: OpenIdProvider = {
    issuer,
    // A client's id may hold a blank (RFC 6749, A.1).
    clientId: "castor trips",
    clientSecret,
    accounts,
    trouble: null,
    claims: null,
    requests: [],
    close: () => closeServer(server),
  };
  const provider = new Provider(issuer, configure(started, options, keys.signing.secret));
  provider.use(async ({ path, response }, next) => {
    await next();
    const { trouble, claims } = started;
    if (path !== "/token" || (trouble !== "unsigned" && claims === null)) return;
    const body = response.body as { id_token: string };
    const payload = { ...decodeJwt(body.id_token), ...claims };
    const id_token =
      trouble === "unsigned"
        ? new UnsecuredJWT(payload).encode()
        : await sign(payload, keys.signing.secret);
    response.body = { ...body, id_token };
  });
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

const sign = (payload: JWTPayload, key: SigningKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "1" }).sign(key);

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
    claims: {
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "locale"],
    },
    conformIdTokenClaims: !isTokenLong,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const account = [...accounts.values()].find((known) => known.sub === sub);
      return account && { accountId: sub, claims: async () => ({ ...account }) };
    },
    // Consent is given with the login, so the provider shows no consent page.
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
