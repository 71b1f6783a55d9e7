/** A character has at most four bytes, so at most so many of its escapes are left when a link is cut. */
const mostEscapes = 4;

/**
 * The share link that was cut within a percent-encoded character, as chats do with long links, without the rest of that
 * character. Its trip is named before the name. Null for all other addresses.
 */
export function mendCutLink(url: string): string | null {
  const [path = ""] = url.split("?", 1);
  if (!/^\/share\/[\w-]+(?:\.|%2e)/i.test(path)) return null;
  let whole = path;
  for (let cut = 0; cut < mostEscapes && whole.includes("%"); cut += 1) {
    whole = whole.slice(0, whole.lastIndexOf("%"));
    if (isDecodable(whole)) return whole;
  }
  return null;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
