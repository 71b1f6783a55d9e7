/** Search parameters as plain text: `?new=1` is "1", not a number. The page's schema reads them. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Writes search parameters, without those that are undefined or null. */
export function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}
