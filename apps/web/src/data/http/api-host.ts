import { siteConfig } from "@castor/core/services/site-config.ts";

/**
 * The API's port by the page's port; other pages use their own origin. `/config.json` may override it per page host
 * (specification#api-host).
 */
const apiPortOf: Record<string, string> = { "5173": "3000" };

/** Empty without a file or a network, and with the dev server's fallback page: then the table applies. */
async function readOverrides(): Promise<Record<string, string>> {
  const config = siteConfig.safeParse(await window.firstRequests?.readConfig());
  return config.success ? config.data.apiHosts : {};
}

/** The API's origin for a page, from the table and the overrides. */
export function chooseApiOrigin(page: URL, overrides: Record<string, string>): string {
  const override = overrides[page.host] ?? "";
  if (URL.canParse(override)) return new URL(override).origin;
  const port = apiPortOf[page.port];
  return port ? `${page.protocol}//${page.hostname}:${port}` : page.origin;
}

let origin: Promise<string> | null = null;

/** The origin of the API; `/config.json` is read once, with the first call. */
export function apiOrigin(): Promise<string> {
  origin ??= readOverrides().then((overrides) =>
    chooseApiOrigin(new URL(window.location.href), overrides),
  );
  return origin;
}
