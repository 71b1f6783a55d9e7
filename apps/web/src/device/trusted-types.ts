/** What of the browser's factory is used here: TypeScript's DOM does not know it yet, and not every browser has it. */
interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

const assets = "/assets/";

/** What the page may do with mere text where the browser could take it for code; `null` is a refusal. */
export const rules = {
  /** The component kit fills <style> in this way. Without a `<` no element can come of it. */
  createHTML: (text: string): string | null => (text.includes("<") ? null : text),
  /** The map's worker: a file of this very build. */
  createScriptURL(address: string): string | null {
    const { origin, pathname } = new URL(address, window.location.href);
    return origin === window.location.origin && pathname.startsWith(assets) ? address : null;
  },
  createScript: (): null => null,
};

/**
 * Makes the policy by which the server's `require-trusted-types-for` lets text through (docs/decisions/014). Must run
 * before anything is drawn; nothing in a browser without Trusted Types.
 */
export function guardSinks(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", rules);
}
