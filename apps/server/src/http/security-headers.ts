import type { FastifyInstance } from "fastify";

const twoYears = 63_072_000;

/** The headers of every answer (issue 2): what a page may load and who may embed it. */
export function securityHeaders(site: {
  publicUrl: string;
  connectTo: readonly string[];
  /** Sources of what may run besides files of this server. */
  inlineScripts: readonly string[];
}): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...site.inlineScripts].join(" ")}`,
    // The component kit sets <style> elements and style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...site.connectTo].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // Text becomes markup, script or a worker's address only as the web app's own policy allows (device/trusted-types.ts).
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ];
  const isSecure = site.publicUrl.startsWith("https:");
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Mails' links carry tokens, share links ids: neither goes to other sites.
    "referrer-policy": "same-origin",
    "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    ...(isSecure && { "strict-transport-security": `max-age=${twoYears}; includeSubDomains` }),
  };
}

export function registerSecurityHeaders(
  app: FastifyInstance,
  headers: Record<string, string>,
): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
