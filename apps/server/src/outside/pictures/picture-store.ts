import type { Queries } from "../../db/database.ts";

/** Some 150 MB. Those that nobody has looked at for longest are removed first, and fetched again when asked for. */
const defaultMax = 3_000;
const dayMs = 86_400_000;

export interface StoredPicture {
  jpeg: Buffer;
  used: Date;
}

export async function loadPicture(
  queries: Queries,
  proof: string,
): Promise<StoredPicture | undefined> {
  const row = await queries
    .selectFrom("pictures")
    .select(["jpeg", "used"])
    .where("proof", "=", proof)
    .executeTakeFirst();
  return row && { jpeg: Buffer.from(row.jpeg, "base64"), used: new Date(row.used) };
}

/** True when the day of a picture's last look should be written anew. */
export const isLookDue = ({ used }: StoredPicture, now: Date): boolean =>
  now.getTime() - used.getTime() > dayMs;

export async function noteLook(queries: Queries, proof: string, now: Date): Promise<void> {
  await queries
    .updateTable("pictures")
    .set({ used: now.toISOString() })
    .where("proof", "=", proof)
    .execute();
}

/** Stores a picture. Of two processes that fetch the same one the first decides. */
export async function savePicture(
  queries: Queries,
  proof: string,
  { jpeg, used }: StoredPicture,
): Promise<void> {
  await queries
    .insertInto("pictures")
    .values({ proof, jpeg: jpeg.toString("base64"), used: used.toISOString() })
    .onConflict((conflict) => conflict.column("proof").doNothing())
    .execute();
}

/** Removes pictures beyond the limit, at most `batchSize` at a time. Answers how many. */
export async function removeSurplusPictures(
  queries: Queries,
  batchSize: number,
  max = defaultMax,
): Promise<number> {
  const { count } = await queries
    .selectFrom("pictures")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const surplus = Math.min(batchSize, Math.max(0, Number(count) - max));
  if (surplus === 0) return 0;
  const oldest = await queries
    .selectFrom("pictures")
    .select("proof")
    .orderBy("used")
    .orderBy("proof")
    .limit(surplus)
    .execute();
  const proofs = oldest.map(({ proof }) => proof);
  await queries.deleteFrom("pictures").where("proof", "in", proofs).execute();
  return proofs.length;
}
