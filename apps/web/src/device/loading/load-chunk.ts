/** What a chunk needs besides its code: its texts. */
let loadNeeds: () => Promise<unknown> = async () => {};

/** Says how to load what chunks need. It is asked when a chunk's code has run. */
export function setChunkNeeds(load: () => Promise<unknown>): void {
  loadNeeds = load;
}

/** Loads a chunk with all that its code needs. */
export async function loadChunk<Chunk>(fetchChunk: () => Promise<Chunk>): Promise<Chunk> {
  const chunk = await fetchChunk();
  await loadNeeds();
  return chunk;
}
