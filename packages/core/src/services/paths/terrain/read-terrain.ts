import { rest } from "../../../basics/rest.ts";
import { type KnownTerrain, withSurvey } from "./survey-way.ts";
import { type Grid, widen } from "./terrain.ts";
import { ferryLines, terrainData } from "./terrain-data.ts";

/** Reads relief and water. Rejects where they cannot be loaded or read. */
export async function readTerrain(): Promise<KnownTerrain> {
  const [{ default: data }, { default: lines }] = await Promise.all([
    import("./terrain.json", { with: { type: "json" } }),
    import("./ferries.json", { with: { type: "json" } }),
  ]);
  const { landStep, land, reliefStep, relief } = terrainData.parse(data);
  const { ferries } = ferryLines.parse(lines);
  const size = sizeOf(landStep);
  const cells = await fillRuns(
    new Uint16Array((await unpack(land)).buffer),
    size.columns * size.rows,
  );
  const levels: Grid<Uint16Array>[] = [{ ...size, cells }];
  const masses = (level: number): Grid<Uint16Array> => {
    const made = levels[level] ?? widen(masses(level - 1));
    levels[level] = made;
    return made;
  };
  const slopes = await unpack(relief);
  return withSurvey({ masses, relief: { ...sizeOf(reliefStep), cells: slopes }, ferries });
}

const sizeOf = (step: number) => ({
  step,
  columns: Math.round(360 / step),
  rows: Math.round(180 / step),
});

/** The cells of a part: a slow phone fills them in some 20 ms. */
const partCells = 500_000;

async function fillRuns(runs: Uint16Array, count: number): Promise<Uint16Array> {
  const cells = new Uint16Array(count);
  let begin = 0;
  let partEnd = partCells;
  for (let index = 0; index + 1 < runs.length; index += 2) {
    if (begin >= partEnd) {
      await rest();
      partEnd = begin + partCells;
    }
    const end = begin + (runs[index] ?? 0);
    cells.fill(runs[index + 1] ?? 0, begin, end);
    begin = end;
  }
  return cells;
}

async function unpack(packed: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = atob(packed);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  const packing = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const stream = packing.pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
