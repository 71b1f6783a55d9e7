import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** Reads the raw mails in the outbox of a data folder, oldest first. */
export async function readOutbox(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), "utf8")));
}

/** Parses raw mails. Returns those to an address. */
export async function selectMailsTo(address: string, mails: readonly string[]): Promise<Email[]> {
  const parsed = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
  return parsed.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}
