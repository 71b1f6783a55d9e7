import { limits } from "@castor/core/limits.ts";
import * as client from "openid-client";
import type { SocialLoginConfig } from "../../config/config.ts";
import { limitBytes } from "../limit-bytes.ts";

const lifetimeMs = 3_600_000;
/** A provider's documents are some kilobytes. */
const maxBytes = 262_144;

/**
 * The discovery document of a provider, loaded at the first login, so that the server starts without it, and again
 * when it is old. Concurrent callers share one request. A failure is not cached.
 */
export class DiscoveredProvider {
  readonly #config: SocialLoginConfig;
  #found: { provider: client.Configuration; until: number } | undefined;
  #asking: Promise<client.Configuration> | undefined;

  constructor(config: SocialLoginConfig) {
    this.#config = config;
  }

  get(): Promise<client.Configuration> {
    if (this.#found !== undefined && Date.now() < this.#found.until)
      return Promise.resolve(this.#found.provider);
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #ask(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#config;
    const url = new URL(issuer);
    const provider = await client.discovery(url, clientId, undefined, authenticate(clientSecret), {
      timeout: limits.providerTimeoutMs / 1_000,
      [client.customFetch]: limitedFetch,
      execute: [
        // Signatures are verified with the provider's public keys; a shared secret or "none" is not accepted.
        client.enableNonRepudiationChecks,
        // The configuration allows http only on this machine, for trials.
        ...(url.protocol === "http:" ? [client.allowInsecureRequests] : []),
      ],
    });
    this.#found = { provider, until: Date.now() + lifetimeMs };
    return provider;
  }
}

/** In the header, which is the default, or in the body for providers that support only that. */
function authenticate(secret: string): client.ClientAuth {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (provider, ...rest) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const isBody =
      methods.includes("client_secret_post") && !methods.includes("client_secret_basic");
    return (isBody ? inBody : inHeader)(provider, ...rest);
  };
}

/** `fetch` with an answer that fails beyond `maxBytes`. */
async function limitedFetch(url: string, options: client.CustomFetchOptions): Promise<Response> {
  const { status, headers, body } = await fetch(url, options as RequestInit);
  return new Response(body?.pipeThrough(limitBytes(maxBytes, tooLong)) ?? null, {
    status,
    headers,
  });
}

const tooLong = () => new TypeError("The answer is too long.");
