/** Addresses that are no pages of the app, though somebody may open them. */
const noPages = [
  /^\/api(?:\/|$)/,
  /^\/(?:assets|basemap|preview)\//,
  /^\/(?:version|config)\.json$/,
  /^\/(?:sitemap[^/]*\.xml|robots\.txt|sw\.js|favicon\.svg|[^/]+\.(?:png|webmanifest))$/,
];

/** True for an address that the app shows itself. A page may have dots: a share link ends with the name of the trip. */
export const isPageAddress = (pathname: string): boolean =>
  !noPages.some((pattern) => pattern.test(pathname));
