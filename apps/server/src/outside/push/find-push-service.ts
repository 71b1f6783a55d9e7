/** The push services of browsers, by their hosts. A browser cannot be told to use another one. */
const known: readonly (readonly [name: string, host: RegExp])[] = [
  ["google", /^(?:(?:fcm|android)\.googleapis|jmt17\.google)\.com$/],
  ["mozilla", /^(?:[\w-]+\.)+push\.services\.mozilla\.com$/],
  ["apple", /^(?:[\w-]+\.)+push\.apple\.com$/],
  ["microsoft", /^(?:[\w-]+\.)+notify\.windows\.com$/],
];

/** Which push services may be called. */
export interface PushServices {
  /** Those of the browsers, which are free public services. */
  hasPublicServices: boolean;
  /** Origins of others, which the operator names. */
  pushServices: readonly string[];
}

/**
 * The name of the push service of an endpoint; null where it may not be called. A browser says its endpoint itself, so any
 * address may come: only named hosts are called, by https unless the operator says otherwise.
 */
export function findPushService(
  endpoint: string,
  { hasPublicServices, pushServices }: PushServices,
): string | null {
  if (!URL.canParse(endpoint)) return null;
  const { origin, protocol, host, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return null;
  if (pushServices.includes(origin)) return origin;
  if (!hasPublicServices || protocol !== "https:") return null;
  // A host with a port fits none of them.
  return known.find(([, pattern]) => pattern.test(host))?.[0] ?? null;
}
