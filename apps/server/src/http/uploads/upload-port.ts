import type { Readable } from "node:stream";
import type { Viewer } from "../calls/context.ts";

/** How far an upload is. Its file has its id. */
export interface UploadState {
  /** Bytes that have come. */
  offset: number;
  /** Bytes of the whole file. */
  length: number;
  /** The file is in its trip. */
  isFinished: boolean;
}

/** What an upload is of. */
export interface UploadOf {
  tripId: string;
  name: string;
  length: number;
}

/** Who keeps uploads. Each is its user's alone: for others it is not found. */
export interface UploadPort {
  /** Bytes of the largest file. */
  readonly fileBytes: number;
  /** Begins an upload and answers its id. Throws as rows of the trip do, and 413 and 429 when there is no room. */
  begin(viewer: Viewer, upload: UploadOf): Promise<string>;
  /** Interrupts who still sends to it. Finishes an upload of which all has come. */
  look(viewer: Viewer, id: string): Promise<UploadState>;
  /** Takes bytes from an offset on. Throws 409 unless all before it has come. Finishes the upload with its last byte. */
  write(viewer: Viewer, id: string, offset: number, body: Readable): Promise<UploadState>;
  end(viewer: Viewer, id: string): Promise<void>;
}
