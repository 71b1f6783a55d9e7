const secondsOfDay = 86_400;

/** Sets a cookie for the whole site. Requests from other sites do not carry it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * secondsOfDay}; SameSite=Lax${secure}`;
}

/** The value of a cookie; null when there is none or its encoding is malformed. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split("; ")) {
    const [key, ...rest] = pair.split("=");
    if (key === name) return decode(rest.join("="));
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
