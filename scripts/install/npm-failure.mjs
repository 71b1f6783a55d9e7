const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKETTIMEDOUT|EIDLETIMEOUT|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT|ENETUNREACH|EHOSTUNREACH|E50[234])\b/;
const probeLimitMs = 10_000;
const proxies = [
  "HTTPS_PROXY",
  "https_proxy",
  "HTTP_PROXY",
  "http_proxy",
  "npm_config_https_proxy",
  "npm_config_proxy",
];

const findRegistry = () => process.env.npm_config_registry ?? "https://registry.npmjs.org/";

/**
 * Tries to reach the registry, since npm itself may retry for minutes where names do not resolve. Returns the network's
 * error code when it cannot be reached. Behind a proxy it does not try: npm uses that, fetch does not.
 */
export async function findRegistryTrouble() {
  if (proxies.some((name) => process.env[name])) return undefined;
  try {
    await fetch(findRegistry(), { method: "HEAD", signal: AbortSignal.timeout(probeLimitMs) });
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "ETIMEDOUT";
    return unreachable.exec(code)?.[1];
  }
}

/** @param {string} code */
export const describeRegistryUnreachable = (code) =>
  `The package registry ${findRegistry()} cannot be reached (${code}): check the network, then try again.`;

/**
 * Explains a failed `npm ci` in one line.
 * @param {string} errors what npm wrote to its error stream
 */
export function explainNpmFailure(errors) {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(errors)?.[1] ?? "";
  const network = unreachable.exec(code) ?? unreachable.exec(errors);
  if (network?.[1]) return describeRegistryUnreachable(network[1]);
  if (["EACCES", "EPERM", "EROFS"].includes(code))
    return `node_modules cannot be written (${code}): give this account the right to write in the checkout.`;
  if (code === "ENOSPC") return "The disk is full: the packages need about 1 GB.";
  if (code === "EUSAGE")
    return "package.json and package-lock.json do not agree: run `npm install`.";
  const first = /npm (?:error|ERR!) (?!code|errno|syscall|path)(.+)/.exec(errors)?.[1];
  return `npm ci failed${code && ` (${code})`}: ${first ?? (errors.trim().split("\n")[0] || "no message")}`;
}
