import {
  closeSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { MbTiles } from "./tiles/read-mbtiles.ts";
import { missesTilemaker, runTilemaker } from "./tiles/run-tilemaker.ts";
import { writePmtiles } from "./tiles/write-pmtiles.ts";

/**
 * `npm run data:basemap`: the operator's own street map, `basemap.pmtiles` of the data folder, from an extract of
 * OpenStreetMap. It is written beside the old one and renamed, so that a running server reads one or the other.
 */
const [extract = "", dataDir = ""] = process.argv.slice(2);
const folder = join(dataDir, `basemap.pmtiles.${process.pid}`);
const stepsOfTelling = 10;
/** The disk space that a build needs, in bytes for each byte of the extract: for its tiles, and for the packed ones. */
const bytesPerByte = 3;
const stop = new AbortController();

class Refusal extends Error {}
const printLine = (line: string) => void process.stdout.write(`${line}\n`);
const toMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : error);

function checkExtract(): number {
  const isNot = (reason: string) => new Refusal(`${extract} ${reason}; nothing was changed.`);
  const found = statSync(extract, { throwIfNoEntry: false });
  if (found === undefined) throw isNot("is not there");
  if (!found.isFile()) throw isNot("is no file");
  const beginning = Buffer.alloc(64);
  const file = openSync(extract, "r");
  readSync(file, beginning);
  closeSync(file);
  // The kind of the first block, after four bytes of length and two of its field.
  if (!beginning.includes("OSMHeader")) throw isNot("is no OpenStreetMap extract (.osm.pbf)");
  return found.size;
}

function requireSpace(bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const [needed, free] = [bytes * bytesPerByte, bavail * bsize];
  if (needed > free)
    throw new Refusal(
      `${extract} needs about ${toMegabytes(needed)} of disk, and ${dataDir} has ${toMegabytes(free)}; nothing was changed.`,
    );
}

async function build(): Promise<void> {
  const missing = missesTilemaker();
  if (missing !== undefined) throw new Refusal(missing);
  const bytes = checkExtract();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  requireSpace(bytes);
  const [cut, packed] = [join(folder, "tiles.mbtiles"), join(folder, "basemap.pmtiles")];
  printLine(`Cutting ${extract} (${toMegabytes(bytes)}) into tiles ...`);
  let steps = 0;
  const report = (share: number) => {
    const step = Math.floor(share * stepsOfTelling);
    if (step > steps) printLine(`${step * (100 / stepsOfTelling)} %`);
    steps = Math.max(step, steps);
  };
  const failure = await runTilemaker(extract, { output: cut, folder, report, signal: stop.signal });
  if (failure !== undefined) throw new Refusal(`${failure}; nothing was changed.`);
  const tiles = new MbTiles(cut);
  try {
    const metadata = tiles.readMetadata();
    if (metadata.vectorLayers.every(({ fields }) => Object.keys(fields).length === 0))
      throw new Refusal(`${extract} holds nothing to draw; nothing was changed.`);
    writePmtiles(packed, tiles.tiles(), {
      name: "Streets",
      description: `From ${extract.replace(/^.*[\\/]/, "")}`,
      attribution: "© OpenStreetMap contributors",
      ...metadata,
    });
  } finally {
    tiles.close();
  }
  renameSync(packed, join(dataDir, "basemap.pmtiles"));
  printLine(`The standard map is drawn from it now: ${join(dataDir, "basemap.pmtiles")}`);
}

// Readable by this account only, as all of the data folder.
process.umask(0o077);
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
process.once("SIGINT", () => stop.abort()).once("SIGTERM", () => stop.abort());
try {
  await build();
} catch (error) {
  const isOurs = error instanceof Refusal;
  process.stderr.write(
    isOurs ? `${error.message}\n` : `The street map cannot be written (${codeOf(error)}).\n`,
  );
  process.exitCode = 1;
}
