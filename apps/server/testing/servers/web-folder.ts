import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Folders } from "../../src/assembly/serve-files.ts";

const shell = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Castor</title>
    <meta name="description" content="Plan trips." />
    <meta name="robots" content="noindex" />
  </head>
  <body><div id="root"></div></body>
</html>`;

/**
 * A folder with a page like the built one, for tests of what the server writes into it; with more files, such as frames, by
 * their paths.
 */
export async function makeWebFolder(
  files: Readonly<Record<string, string>> = {},
): Promise<{ folders: Folders; remove: () => Promise<void> }> {
  const checkout = await mkdtemp(join(tmpdir(), "castor-web-"));
  const web = join(checkout, "web");
  await mkdir(web);
  for (const [path, text] of Object.entries({ "index.html": shell, ...files })) {
    await mkdir(dirname(join(web, path)), { recursive: true });
    await writeFile(join(web, path), text);
  }
  return {
    folders: { checkout, web, geodata: join(checkout, "geodata") },
    remove: () => rm(checkout, { recursive: true, force: true }),
  };
}
