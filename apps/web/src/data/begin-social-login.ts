import { endpoints } from "@castor/core/endpoints.ts";
import { currentLanguage } from "../i18n/words.ts";
import { apiOrigin } from "./api-host.ts";
import { goTo } from "./navigation.ts";
import { buildRequest } from "./request.ts";

/** Leads the browser to a provider's login, by way of the server; it comes back to `/auth/callback`. */
export async function beginSocialLogin(
  provider: string,
  redirectUrl: string | undefined,
): Promise<void> {
  const { path } = buildRequest(
    endpoints.account.startSocialLogin,
    { provider, redirectUrl, lang: currentLanguage() },
    undefined,
  );
  goTo((await apiOrigin()) + path);
}
