import { stat } from "node:fs/promises";
import { operatorBasemapPath, type TileSource } from "@castor/core/map/tile-source.ts";
import type { Log } from "../../process/log.ts";
import { streetCredits } from "./known-sources.ts";
import type { StreetFile } from "./read-street-file.ts";

/**
 * The operator's own street map, `basemap.pmtiles` of the data folder. It may be added, removed and replaced while
 * the server runs. Each version of the file is inspected once, and its error is logged once.
 */
export class OperatorBasemap {
  readonly file: string;
  readonly #log: Log;
  #version = "";
  #source: Promise<TileSource | null> = Promise.resolve(null);

  constructor(file: string, log: Log) {
    this.file = file;
    this.#log = log;
  }

  /** The source of this map; null without a valid file. */
  async read(): Promise<TileSource | null> {
    const found = await stat(this.file).catch(() => undefined);
    const version = found
      ? `${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}`
      : "";
    if (version !== this.#version) {
      this.#version = version;
      this.#source = version === "" ? Promise.resolve(null) : this.#inspect(version);
    }
    return this.#source;
  }

  async #inspect(version: string): Promise<TileSource | null> {
    try {
      const { readStreetFile } = await import("./read-street-file.ts");
      const read: StreetFile = await readStreetFile(this.file);
      this.#log.info({ file: this.file, ...read }, "the standard map is drawn from this file");
      const { schema, hasSea } = read;
      // With the version, browsers do not combine ranges of two files.
      const url = `${operatorBasemapPath}?v=${version}`;
      return { kind: "vector", schema, hasSea, url, credits: streetCredits[schema] };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ file: this.file, reason }, "this file is no street map that can be drawn");
      return null;
    }
  }
}
