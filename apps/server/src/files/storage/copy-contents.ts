import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStorage } from "./file-storage.ts";

export interface ContentCopy {
  from: FileStorage;
  to: FileStorage;
  /** Where each content is until `to` takes it. */
  folder: string;
  /** Called when `to` has a content, also where it had it already. */
  onCopied?: (hash: string) => Promise<void>;
}

/**
 * Copies contents from one storage to another, without pictures that can be made again. What is there in the same size stays: a content never
 * changes under its name. So an interrupted copy goes on when it is run again. Answers how many `to` has of them.
 */
export async function copyContents({ from, to, folder, onCopied }: ContentCopy): Promise<number> {
  const file = join(folder, "content.part");
  const done = new Set<string>();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    for await (const hash of from.list()) {
      if (done.has(hash)) continue;
      const size = await from.size(hash);
      // A picture is left of it alone, or it was removed just now.
      if (size === null) continue;
      if ((await to.size(hash)) !== size) {
        const content = await from.open(hash, 0, size - 1);
        if (content === null) continue;
        await pipeline(Readable.from(content), createWriteStream(file, { mode: 0o600 }));
        await to.put(hash, file);
      }
      done.add(hash);
      await onCopied?.(hash);
    }
  } finally {
    await rm(file, { force: true });
  }
  return done.size;
}
