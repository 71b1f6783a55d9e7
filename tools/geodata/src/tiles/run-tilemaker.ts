import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian's package installs the example configuration of OpenMapTiles' schema. */
const examples = "/usr/share/doc/tilemaker/examples";
/** Both languages of the product, beside the local names. */
const names = `
function SetNameAttributes(obj)
	for _, key in ipairs({ "name", "name:en", "name:ru" }) do
		local name = obj:Find(key)
		if name ~= "" then obj:Attribute(key, name) end
	end
end
`;
const progressLine = /Zoom level \d+, writing tile (\d+) of (\d+)/g;

/** Explains why Tilemaker cannot run; undefined when it can. */
export function missesTilemaker(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  if (!folders.some((folder) => existsSync(join(folder, "tilemaker"))))
    return "Tilemaker, which cuts the tiles, is not installed: apt-get install tilemaker (Debian 12 or later).";
  return existsSync(join(examples, "config-openmaptiles.json"))
    ? undefined
    : `Tilemaker's examples are not in ${examples}: install Debian's package with its documentation.`;
}

/** The example configuration without its sources that are not installed: coasts, ice and towns of the world. */
function writeSettings(folder: string): { config: string; process: string } {
  const config = join(folder, "config.json");
  const example = JSON.parse(readFileSync(join(examples, "config-openmaptiles.json"), "utf8")) as {
    layers: Record<string, { source?: string }>;
  };
  const layers = Object.entries(example.layers).filter(([, { source }]) => source === undefined);
  writeFileSync(config, JSON.stringify({ ...example, layers: Object.fromEntries(layers) }));
  const process = join(folder, "process.lua");
  writeFileSync(process, readFileSync(join(examples, "process-openmaptiles.lua"), "utf8") + names);
  return { config, process };
}

export interface TileCut {
  output: string;
  folder: string;
  /** Called with the progress, from 0 to 1. */
  report: (share: number) => void;
  signal: AbortSignal;
}

/** Makes an `.mbtiles` file of an extract. Returns why that failed, or undefined. The signal ends Tilemaker and waits for that. */
export async function runTilemaker(
  extract: string,
  { output, folder, report, signal }: TileCut,
): Promise<string | undefined> {
  const { config, process: script } = writeSettings(folder);
  const options = ["--input", extract, "--output", output, "--config", config, "--process", script];
  const child = spawn("tilemaker", options, { stdio: ["ignore", "pipe", "pipe"], signal });
  let lastLines = "";
  child.stdout.on("data", (chunk: Buffer) => {
    const last = [...chunk.toString().matchAll(progressLine)].at(-1);
    if (last) report(Number(last[1]) / Number(last[2]));
  });
  child.stderr.on("data", (chunk: Buffer) => {
    lastLines = (lastLines + chunk.toString()).slice(-1_000);
  });
  let trouble: NodeJS.ErrnoException | undefined;
  child.once("error", (error) => {
    trouble = error;
  });
  const [code, killed] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once("close", (...end) => resolve(end));
  });
  if (code === 0) return undefined;
  if (signal.aborted) return `${extract} was not read to its end`;
  if (trouble !== undefined) return `Tilemaker does not start (${trouble.code})`;
  const [reason] = /(?<=what\(\):\s+).+/.exec(lastLines) ?? [];
  // It reports what it cannot read before it exits. A signal from outside is most often a system without memory.
  if (killed !== null && (reason === undefined || reason.includes("bad_alloc")))
    return `Tilemaker was ended by ${killed} (is there memory enough?)`;
  if (reason !== undefined && /disk is full|no space/i.test(reason))
    return `Tilemaker cannot write its tiles (${reason.trim()})`;
  return `${extract} is damaged (Tilemaker: ${reason?.trim() ?? "it ended early"})`;
}
