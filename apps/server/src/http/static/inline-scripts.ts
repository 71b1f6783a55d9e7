import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * Hashes of the inline scripts of the built page for the Content-Security-Policy ("hash-source" of CSP Level 3).
 * Empty without a built page.
 */
export async function nameInlineScripts(web: string): Promise<string[]> {
  const page = await readFile(join(web, "index.html"), "utf8").catch(() => "");
  return [...page.matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}
