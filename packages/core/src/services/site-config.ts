import * as z from "zod/mini";

/**
 * `/config.json`, read by the web app at its start (decisions 1): the API's origin by the page's host, for pages that are
 * served elsewhere than their API; a host that is not listed uses its own origin.
 */
export const siteConfig = z.object({ apiHosts: z.record(z.string(), z.string()) });
export type SiteConfig = z.infer<typeof siteConfig>;
