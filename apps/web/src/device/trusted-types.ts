/** The part of `TrustedTypePolicyFactory` used here. TypeScript's DOM types lack it, and so do some browsers. */
interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

const assets = "/assets/";
/** The service worker, whose address is the same for all builds. */
const worker = "/sw.js";

/** The rules of the Trusted Types policy: each returns the allowed text, or null to refuse it. */
export const trustedTypeRules = {
  /** Mantine fills <style> elements this way. Text without `<` cannot create an element. */
  createHTML: (text: string): string | null => (text.includes("<") ? null : text),
  /** The map's worker, a file of this build; and the service worker. */
  createScriptURL(address: string): string | null {
    const { origin, pathname } = new URL(address, window.location.href);
    const isOwn = pathname.startsWith(assets) || pathname === worker;
    return origin === window.location.origin && isOwn ? address : null;
  },
  createScript: (): null => null,
};

/**
 * Creates the default policy that the server's `require-trusted-types-for` demands (docs/decisions/014). Must run
 * before anything is drawn. Does nothing in a browser without Trusted Types.
 */
export function enforceTrustedTypes(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", trustedTypeRules);
}
