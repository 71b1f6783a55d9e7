import type { FastifyInstance, FastifyReply } from "fastify";

const twoYears = 63_072_000;

/** The headers of every answer: what a page may load and who may embed it. */
export function securityHeaders(site: {
  publicUrl: string;
  connectTo: readonly string[];
  /** Hashes of allowed inline scripts. */
  inlineScripts: readonly string[];
}): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...site.inlineScripts].join(" ")}`,
    // The UI kit sets <style> elements and style attributes.
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
    // Text becomes markup, script or a worker's address only through the web app's policy (device/trusted-types.ts).
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ];
  const isSecure = site.publicUrl.startsWith("https:");
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Links of mails carry tokens and share links carry ids. Other sites must see neither.
    "referrer-policy": "same-origin",
    "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    // Search engines list only the pages that `allowListing` is called for.
    "x-robots-tag": "noindex",
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

/** Lets search engines list this answer. */
export function allowListing(reply: FastifyReply): void {
  reply.removeHeader("x-robots-tag");
}
