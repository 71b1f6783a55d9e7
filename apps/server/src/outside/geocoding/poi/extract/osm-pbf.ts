import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { inflate, zstdDecompress } from "node:zlib";
import { PbfReader } from "pbf";
import { StartFailure, systemCode } from "../../../../process/start-failure.ts";
import { type OsmVisitor, readPrimitiveBlock } from "./osm-block.ts";

/** The format's limits of a blob. */
const headBytesMax = 65_536;
const pieceBytesMax = 32 * 1_048_576;
/** Files that require other features are refused. */
const knownFeatures = ["OsmSchema-V0.6", "DenseNodes"];

/** The position of a blob in the file. */
export interface OsmPiece {
  offset: number;
  length: number;
}

/** A one-line error for an extract. */
export const extractFailure = (file: string, reason: string) =>
  new StartFailure(`${file} ${reason}; nothing was changed.`);

/** An extract of OpenStreetMap (`.osm.pbf`). One blob at a time is in memory. */
export class OsmPbfFile {
  readonly path: string;
  readonly bytes: number;
  readonly #file: FileHandle;

  private constructor(path: string, bytes: number, file: FileHandle) {
    this.path = path;
    this.bytes = bytes;
    this.#file = file;
  }

  static async open(path: string): Promise<OsmPbfFile> {
    const file = await open(path).catch((error: unknown) => {
      const code = systemCode(error);
      throw extractFailure(path, code === "ENOENT" ? "is not there" : `cannot be read (${code})`);
    });
    const found = await file.stat();
    if (found.isFile()) return new OsmPbfFile(path, found.size, file);
    await file.close();
    throw extractFailure(path, "is no file");
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  /** The data blobs in order. Throws for an invalid or incomplete file. */
  async *pieces(): AsyncGenerator<OsmPiece> {
    let [offset, count] = [0, 0];
    for (; offset < this.bytes; count++) {
      const { kind, offset: begin, length } = await this.#readHead(offset);
      offset = begin + length;
      if (offset > this.bytes) throw this.#isNot("ends too early");
      const piece = { offset: begin, length };
      if (count === 0) await this.#checkHeader(kind, piece);
      else if (kind === "OSMData") yield piece;
    }
    if (count === 0) throw this.#isNot("is empty");
  }

  /** Reads a blob. */
  async read(piece: OsmPiece, visitor: OsmVisitor): Promise<void> {
    const block = await this.#unpack(piece);
    try {
      readPrimitiveBlock(block, visitor);
    } catch (error) {
      if (error instanceof StartFailure) throw error;
      throw this.#isNot("is damaged");
    }
  }

  async #readHead(offset: number): Promise<OsmPiece & { kind: string }> {
    const size = (await this.#readBytes({ offset, length: 4 })).readUInt32BE(0);
    const isLikely = size > 0 && size <= headBytesMax;
    if (!isLikely) throw this.#isForeign(offset);
    const bytes = await this.#readBytes({ offset: offset + 4, length: size });
    const head = { kind: "", length: -1 };
    try {
      new PbfReader(bytes).readFields((tag, read, pbf) => {
        if (tag === 1) read.kind = pbf.readString();
        else if (tag === 3) read.length = pbf.readVarint();
      }, head);
    } catch {
      throw this.#isForeign(offset);
    }
    if (!/^OSM/.test(head.kind) || !(head.length >= 0 && head.length <= pieceBytesMax))
      throw this.#isForeign(offset);
    return { ...head, offset: offset + 4 + size };
  }

  async #checkHeader(kind: string, piece: OsmPiece): Promise<void> {
    if (kind !== "OSMHeader") throw this.#isForeign(0);
    const features: string[] = [];
    new PbfReader(await this.#unpack(piece)).readFields((tag, read, pbf) => {
      if (tag === 4) read.push(pbf.readString());
    }, features);
    const [unknown] = features.filter((feature) => !knownFeatures.includes(feature));
    if (unknown !== undefined) throw this.#isNot(`needs "${unknown}", which is not understood`);
  }

  async #unpack(piece: OsmPiece): Promise<Uint8Array> {
    const bytes = await this.#readBytes(piece);
    const limit = { maxOutputLength: pieceBytesMax };
    const packed: { how: number; bytes: Uint8Array } = { how: 0, bytes };
    try {
      new PbfReader(bytes).readFields((tag, read, pbf) => {
        if (tag !== 2) Object.assign(read, { how: tag, bytes: pbf.readBytes() });
      }, packed);
      if (packed.how === 1) return packed.bytes;
      if (packed.how === 3)
        return await promisify<Uint8Array, object, Buffer>(inflate)(packed.bytes, limit);
      if (packed.how === 7)
        return await promisify<Uint8Array, object, Buffer>(zstdDecompress)(packed.bytes, limit);
    } catch {
      throw this.#isNot("is damaged");
    }
    throw this.#isNot("is packed in a way that is not understood (zlib and zstd are)");
  }

  async #readBytes({ offset, length }: OsmPiece): Promise<Buffer> {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await this.#file.read(bytes, 0, length, offset);
    if (bytesRead < length) throw this.#isNot("ends too early");
    return bytes;
  }

  #isForeign(offset: number): StartFailure {
    return this.#isNot(offset === 0 ? "is no OpenStreetMap extract (.osm.pbf)" : "is damaged");
  }

  #isNot(reason: string): StartFailure {
    return extractFailure(this.path, reason);
  }
}
