const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKETTIMEDOUT|EIDLETIMEOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|E50[234])\b/;

/**
 * One line for a failed `npm ci`.
 * @param {string} errors what npm wrote to its error stream
 */
export function explainNpmFailure(errors) {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(errors)?.[1] ?? "";
  const network = unreachable.exec(code) ?? unreachable.exec(errors);
  if (network) {
    const registry = process.env.npm_config_registry ?? "https://registry.npmjs.org/";
    return `The package registry ${registry} cannot be reached (${network[1]}): check the network, then try again.`;
  }
  if (["EACCES", "EPERM", "EROFS"].includes(code))
    return `node_modules cannot be written (${code}): give this account the right to write in the checkout.`;
  if (code === "ENOSPC") return "The disk is full: npm ci needs about 600 MB.";
  if (code === "EUSAGE")
    return "package.json and package-lock.json do not agree: run `npm install`.";
  const first = /npm (?:error|ERR!) (?!code|errno|syscall|path)(.+)/.exec(errors)?.[1];
  return `npm ci failed${code && ` (${code})`}: ${first ?? (errors.trim().split("\n")[0] || "no message")}`;
}
