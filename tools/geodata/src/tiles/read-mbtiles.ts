import { DatabaseSync } from "node:sqlite";
import { tileId } from "./tile-id.ts";
import type { PackedTile, PmtilesMetadata } from "./write-pmtiles.ts";

/** Reads vector tiles of an `.mbtiles` file: SQLite, with rows counted from the south. */
export class MbTiles {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true });
  }

  readMetadata(): Pick<PmtilesMetadata, "minZoom" | "maxZoom" | "bounds" | "vectorLayers"> {
    const rows = this.#database.prepare("select name, value from metadata").all();
    const metadata = new Map(rows.map(({ name, value }) => [String(name), String(value)]));
    const { vector_layers: vectorLayers } = JSON.parse(metadata.get("json") ?? "") as {
      vector_layers: PmtilesMetadata["vectorLayers"];
    };
    return {
      minZoom: Number(metadata.get("minzoom")),
      maxZoom: Number(metadata.get("maxzoom")),
      bounds: (metadata.get("bounds") ?? "").split(",").map(Number),
      vectorLayers,
    };
  }

  /** All tiles, in the order of their ids. */
  *tiles(): Generator<PackedTile> {
    const places = this.#database
      .prepare(
        "select rowid as rowId, zoom_level as z, tile_column as x, tile_row as row from tiles",
      )
      .all()
      .map(({ rowId, z, x, row }) => {
        const [zoom, column] = [Number(z), Number(x)];
        return { rowId, id: tileId(zoom, column, 2 ** zoom - 1 - Number(row)) };
      })
      .sort((a, b) => a.id - b.id);
    const read = this.#database.prepare("select tile_data as bytes from tiles where rowid = ?");
    for (const { rowId, id } of places) {
      const { bytes } = read.get(rowId ?? 0) ?? {};
      if (bytes instanceof Uint8Array) yield { id, bytes };
    }
  }

  close(): void {
    this.#database.close();
  }
}
