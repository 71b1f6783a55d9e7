import { siteConfig } from "@castor/core/services/site-config.ts";

/**
 * The API's port by the page's port; other pages use their own origin. `/config.json` may override it per page host
 * (specification#api-host).
 */
const apiPortOf: Record<string, string> = { "5173": "3000" };

const configTimeoutMs = 3_000;

async function readOverrides(): Promise<Record<string, string>> {
  try {
    const answer = await fetch("/config.json", { signal: AbortSignal.timeout(configTimeoutMs) });
    const config = siteConfig.safeParse(await answer.json());
    return config.success ? config.data.apiHosts : {};
  } catch {
    // No file, no network, or the dev server's fallback page: the table applies.
    return {};
  }
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
