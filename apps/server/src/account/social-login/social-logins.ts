import { type SocialLoginError, socialLoginErrors } from "@castor/core/account/social-login.ts";
import { AppError, type ErrorCode } from "@castor/core/errors.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { SocialLogin } from "../../outside/social-login/social-login.ts";

/** The configured providers, and the page at which a social login ends. */
export class SocialLogins {
  readonly #providers: readonly SocialLogin[];
  readonly #page: string;

  constructor(providers: readonly SocialLogin[], publicUrl: string) {
    this.#providers = providers;
    this.#page = publicUrl + addressOf("authCallback");
  }

  find(id: string): SocialLogin {
    const found = this.#providers.find((provider) => provider.id === id);
    if (found === undefined) throw new AppError("NOT_FOUND");
    return found;
  }

  /** The page of a successful login, with our one-time code. */
  endAt(code: string): string {
    return `${this.#page}?code=${code}`;
  }

  /** The page of a failed login. */
  failAt(code: ErrorCode): string {
    return `${this.#page}?error=${toSocialLoginError(code)}`;
  }
}

function toSocialLoginError(code: ErrorCode): SocialLoginError {
  const known = socialLoginErrors.find((error) => error === code);
  if (known !== undefined) return known;
  // An invalid address that no provider sends: overlong, or with a field twice.
  return code === "VALIDATION_FAILED" ? "INVALID_TOKEN" : "UPSTREAM_UNAVAILABLE";
}
