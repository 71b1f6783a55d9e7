import type { Picture } from "@castor/core/points/picture.ts";
import type { Pictures } from "../../outside/pictures/pictures.ts";

/** Most are kept by this server already; the others are fetched while there is time. */
const waitMs = 20_000;
const atOnce = 4;

/** The files of pictures by their proof. One that cannot be had in time is left out: a print does without it. */
export async function loadPictures(
  source: Pick<Pictures, "read">,
  wanted: Iterable<Pick<Picture, "proof" | "file">>,
  caller: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const loaded = new Map<string, Uint8Array>();
  const isOver = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  const over = new Promise<null>((resolve) => {
    isOver.addEventListener("abort", () => resolve(null), { once: true });
  });
  const rest = Iterator.from(wanted);
  const work = async () => {
    for (const { proof, file } of rest) {
      if (isOver.aborted) return;
      const reading = source.read(proof, file, caller).catch(() => null);
      const jpeg = await Promise.race([reading, over]);
      if (jpeg) loaded.set(proof, jpeg);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return loaded;
}
