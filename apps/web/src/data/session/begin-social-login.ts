import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { currentLanguage } from "../../i18n/words.ts";
import { apiOrigin } from "../http/api-host.ts";
import { buildRequest } from "../http/request.ts";
import { goTo } from "./navigation.ts";

/** Navigates to a provider's login through the server. The provider returns to `/auth/callback`. */
export async function beginSocialLogin(
  provider: string,
  redirectUrl: string | undefined,
): Promise<void> {
  const { path } = buildRequest(
    accountEndpoints.startSocialLogin,
    { provider, redirectUrl, lang: currentLanguage() },
    undefined,
  );
  goTo((await apiOrigin()) + path);
}
