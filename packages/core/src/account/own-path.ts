/**
 * A `redirectUrl` that leads only to own paths (section 2, decisions 3): starts with one slash and no backslash or
 * control character, and still has our origin once a browser has read it; anything else leads to `fallback`.
 */
export function ownPath(redirectUrl: string | undefined, fallback: string): string {
  if (!redirectUrl || !/^\/(?![/\\])/.test(redirectUrl) || /[\\\p{Cc}]/u.test(redirectUrl))
    return fallback;
  const origin = "https://own.invalid";
  const read = URL.parse(redirectUrl, origin);
  // Without its "." and ".." what began with one slash may begin with two, which is another host.
  if (read?.origin !== origin || read.pathname.startsWith("//")) return fallback;
  return read.pathname + read.search + read.hash;
}
