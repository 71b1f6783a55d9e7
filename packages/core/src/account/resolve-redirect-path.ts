/**
 * The path of a `redirectUrl` on this site (specification#redirects). It starts with one slash, has no backslash or
 * control character, and has our origin after URL parsing. Anything else gives `fallback`.
 */
export function resolveRedirectPath(redirectUrl: string | undefined, fallback: string): string {
  if (!redirectUrl || !/^\/(?![/\\])/.test(redirectUrl) || /[\\\p{Cc}]/u.test(redirectUrl))
    return fallback;
  const origin = "https://own.invalid";
  const read = URL.parse(redirectUrl, origin);
  // Removing "." and ".." segments can leave two slashes at the start, which name another host.
  if (read?.origin !== origin || read.pathname.startsWith("//")) return fallback;
  return read.pathname + read.search + read.hash;
}
