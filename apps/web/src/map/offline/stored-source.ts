import { FetchSource, type RangeResponse, type Source } from "pmtiles";
import { readPiece } from "../../data/offline/map-pieces.ts";

/** A server that does not answer must not keep the map waiting for what is stored of another version. */
const briefMs = 3_000;

/** Reads a map file from its stored pieces, and from the server what is not stored. Throws where neither has it. */
export class StoredSource implements Source {
  readonly #address: string;
  readonly #server: FetchSource | null;
  readonly #patienceMs: number | null;

  /** `server`: `none` when the server's file is another version, `brief` when something else can be shown instead. */
  constructor(address: string, server: "patient" | "brief" | "none") {
    this.#address = address;
    this.#server = server === "none" ? null : new FetchSource(address);
    this.#patienceMs = server === "brief" ? briefMs : null;
  }

  getKey(): string {
    return this.#address;
  }

  async getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    const data = await readPiece(this.#address, offset);
    if (data) return { data };
    if (this.#server === null || !navigator.onLine) throw new Error("it is not stored");
    const signals = [
      ...(signal ? [signal] : []),
      ...(this.#patienceMs === null ? [] : [AbortSignal.timeout(this.#patienceMs)]),
    ];
    return this.#server.getBytes(offset, length, AbortSignal.any(signals), etag);
  }
}
