import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * Names the scripts that stand in the built page itself, as the Content-Security-Policy allows them one by one ("hash-source"
 * of CSP Level 3). Empty where no page is built.
 */
export async function nameInlineScripts(web: string): Promise<string[]> {
  const page = await readFile(join(web, "index.html"), "utf8").catch(() => "");
  return [...page.matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}
