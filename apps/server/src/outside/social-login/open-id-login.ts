import type { ProviderId } from "@castor/core/account/social-login.ts";
import { AppError } from "@castor/core/errors.ts";
import * as client from "openid-client";
import * as z from "zod/mini";
import type { SocialLoginConfig } from "../../config/config.ts";
import { DiscoveredProvider } from "./discovered-provider.ts";
import { explainRefusal, explainSilence } from "./explain-failure.ts";
import type { LoginSecrets, ProvidedPerson, ProviderAnswer, SocialLogin } from "./social-login.ts";

/** A value of another type counts as absent. */
const text = z.catch(z.optional(z.string()), undefined);

const claims = z.object({
  email: text,
  /** Only true itself: some providers write "true" for unverified claims. */
  email_verified: z.catch(z.optional(z.boolean()), undefined),
  name: text,
  given_name: text,
  family_name: text,
  locale: text,
});
type Claims = z.infer<typeof claims>;

/** The name of the user; "" when the provider sends none. */
function readName({ name, given_name, family_name }: Claims): string {
  const parts = [given_name, family_name].map((part) => part?.trim() ?? "");
  return name?.trim() || parts.filter((part) => part !== "").join(" ");
}

/** The claims we read of an id_token or a userinfo answer. */
function readClaims(answer: object): Claims {
  return claims.parse(answer);
}

/** OpenID Connect Core, chapter "ID Token". */
const maxSubjectLength = 255;

/** Login with an OpenID provider: the authorization code flow with PKCE, state and nonce. */
export class OpenIdLogin implements SocialLogin {
  readonly id: ProviderId;
  readonly #provider: DiscoveredProvider;
  readonly #returnAddress: string;

  constructor(config: SocialLoginConfig, publicUrl: string) {
    this.id = config.id;
    this.#provider = new DiscoveredProvider(config);
    this.#returnAddress = `${publicUrl}/api/auth/oauth/${config.id}/callback`;
  }

  async begin(state: string): Promise<{ secrets: LoginSecrets; address: string }> {
    const [nonce, verifier] = [client.randomNonce(), client.randomPKCECodeVerifier()];
    try {
      const address = client.buildAuthorizationUrl(await this.#provider.get(), {
        redirect_uri: this.#returnAddress,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return { secrets: { state, nonce, verifier }, address: address.href };
    } catch (error) {
      throw explainSilence(error);
    }
  }

  async finish(answer: ProviderAnswer, secrets: LoginSecrets): Promise<ProvidedPerson> {
    const provider = await this.#provider.get().catch((error: unknown) => {
      throw explainSilence(error);
    });
    try {
      return await this.#readPerson(provider, answer, secrets);
    } catch (error) {
      throw error instanceof AppError ? error : explainRefusal(error);
    }
  }

  async #readPerson(
    provider: client.Configuration,
    answer: ProviderAnswer,
    secrets: LoginSecrets,
  ): Promise<ProvidedPerson> {
    const tokens = await client.authorizationCodeGrant(provider, this.#addressOf(answer), {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    // Without a subject everybody of the provider would be one person.
    if (claims === undefined || claims.sub === "" || claims.sub.length > maxSubjectLength)
      throw new AppError("INVALID_TOKEN");
    const inToken = readClaims(claims);
    // Many providers keep the id_token short and answer the rest from userinfo.
    const isShort = inToken.email === undefined || inToken.email_verified === undefined;
    const canAsk = isShort && provider.serverMetadata().userinfo_endpoint !== undefined;
    const asked: Claims = canAsk
      ? readClaims(await client.fetchUserInfo(provider, tokens.access_token, claims.sub))
      : {};
    // The address and its verification come from one source.
    const { email, email_verified } = canAsk ? asked : inToken;
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email,
      isEmailVerified: email_verified === true,
      name: readName(asked) || readName(inToken),
      locale: asked.locale ?? inToken.locale ?? "",
    };
  }

  /** The address to which the provider sent the browser, built from the configured address and not from the request. */
  #addressOf(answer: ProviderAnswer): URL {
    const address = new URL(this.#returnAddress);
    for (const [name, value] of Object.entries(answer))
      if (value !== undefined) address.searchParams.set(name, value);
    return address;
  }
}
