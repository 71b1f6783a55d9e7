import * as z from "zod/mini";

/**
 * `/config.json`, which the web app reads at its start (specification#api-host): the API's origin by the page's host, for pages
 * that another server serves. A host that is not listed uses its own origin.
 */
export const siteConfig = z.object({ apiHosts: z.record(z.string(), z.string()) });
export type SiteConfig = z.infer<typeof siteConfig>;
