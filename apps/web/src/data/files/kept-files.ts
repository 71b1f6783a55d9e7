import * as z from "zod/mini";
import { IndexedDbStore } from "../../device/storage/indexed-db-store.ts";

/** A phone writes a large file in seconds, and reads it in as many. */
const patienceMs = 60_000;
const contents = new IndexedDbStore("kept-files", patienceMs);
const index = new IndexedDbStore("kept-file-index");

/** A content that is kept for the time without a network. Whose it is, of which trip, and what of which file. */
const keptFile = z.object({
  owner: z.string(),
  tripId: z.string(),
  /** The id of a file, or with the size of a picture behind it. */
  name: z.string(),
  bytes: z.number(),
  /** When it was stored (milliseconds since 1970). */
  at: z.number(),
});
export type KeptFile = z.infer<typeof keptFile>;

const keyOf = ({ owner, name }: Pick<KeptFile, "owner" | "name">) => JSON.stringify([owner, name]);

/** All that is kept, of all users, the oldest first. */
export async function listKeptFiles(): Promise<KeptFile[]> {
  const entries = await index.entries();
  const files = entries.flatMap(([, value]) => keptFile.safeParse(value).data ?? []);
  return files.toSorted((one, other) => one.at - other.at);
}

/** A kept content of a user; null where there is none. */
export async function readKeptFile(owner: string, name: string): Promise<Blob | null> {
  const [found] = await contents.get([keyOf({ owner, name })]);
  return found instanceof Blob ? found : null;
}

/** False when there is no room. It is listed first, so that nothing is stored that no list knows. */
export async function keepFile(file: KeptFile, content: Blob): Promise<boolean> {
  const key = keyOf(file);
  if (!(await index.set([[key, file]]))) return false;
  if (await contents.set([[key, content]])) return true;
  await index.delete([key]);
  return false;
}

/** Removes what is kept and meant. */
export async function dropKeptFiles(isMeant: (file: KeptFile) => boolean): Promise<void> {
  const gone = (await listKeptFiles()).filter(isMeant).map(keyOf);
  if (gone.length === 0) return;
  await contents.delete(gone);
  await index.delete(gone);
}
