import { type Piece, writePieces } from "./map-pieces.ts";

/** Pieces that lie close together are fetched by one request, up to a size. In bytes. */
const gapMax = 16_384;
const requestMax = 524_288;
const requestsAtOnce = 4;
const attemptsMax = 6;
const [firstWaitMs, longestWaitMs] = [1_000, 30_000];

/** Why a download stopped: the file on the server is another one now, there is no room, or the server refuses. */
export class DownloadError extends Error {
  readonly reason: "changed" | "full" | "refused";

  constructor(reason: DownloadError["reason"]) {
    super(reason);
    this.reason = reason;
    this.name = "DownloadError";
  }
}

export interface FetchJob {
  address: string;
  pieces: readonly Piece[];
  signal: AbortSignal;
  /** Called with the bytes of pieces that are stored. */
  onStored: (bytes: number) => void;
  /** Called when the connection is lost (true) and when it goes on (false). */
  onWaiting: (isWaiting: boolean) => void;
  isConnected: () => boolean;
  /** Resolves when the server can be reached again. */
  whenConnected: (signal: AbortSignal) => Promise<void>;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface Request {
  offset: number;
  length: number;
  pieces: Piece[];
}

/** Requests for these pieces: neighbours in the file share one. */
export function groupPieces(pieces: readonly Piece[]): Request[] {
  const requests: Request[] = [];
  for (const piece of [...pieces].sort((a, b) => a.offset - b.offset)) {
    const last = requests.at(-1);
    const end = piece.offset + piece.length;
    const isNear = last && piece.offset - (last.offset + last.length) <= gapMax;
    if (last && isNear && end - last.offset <= requestMax) {
      last.pieces.push(piece);
      last.length = Math.max(last.length, end - last.offset);
    } else requests.push({ ...piece, pieces: [piece] });
  }
  return requests;
}

/** Fetches pieces of a map file and stores them, a few requests at a time. Throws a `DownloadError`, or when it is aborted. */
export async function fetchPieces(job: FetchJob): Promise<void> {
  const { address, signal } = job;
  const waiting = groupPieces(job.pieces).values();
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  let etag: string | null = null;

  const fetchNow = async ({ offset, length }: Request): Promise<ArrayBuffer> => {
    const range = `bytes=${offset}-${offset + length - 1}`;
    const answer = await fetch(address, { headers: { range }, signal: either });
    if (answer.status >= 500 || answer.status === 429) throw new TypeError("no answer");
    if (answer.status === 404 || answer.status === 416) throw new DownloadError("changed");
    if (answer.status !== 206) throw new DownloadError("refused");
    const told = answer.headers.get("etag");
    etag ??= told;
    if (etag !== told) throw new DownloadError("changed");
    return answer.arrayBuffer();
  };

  const fetchPatiently = async (request: Request): Promise<ArrayBuffer> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await fetchNow(request);
      } catch (thrown) {
        either.throwIfAborted();
        if (thrown instanceof DownloadError) throw thrown;
        if (attempt >= attemptsMax && job.isConnected()) throw new DownloadError("refused");
        job.onWaiting(true);
        await job.wait(Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 1)), either);
        if (!job.isConnected()) {
          await job.whenConnected(either);
          attempt = 0;
        }
        job.onWaiting(false);
      }
    }
  };

  const fetchNext = async () => {
    for (const request of waiting) {
      either.throwIfAborted();
      const all = await fetchPatiently(request);
      const cut = request.pieces.map(({ offset, length }) => {
        const from = offset - request.offset;
        return { offset, bytes: all.slice(from, from + length) };
      });
      if (!(await writePieces(address, cut))) throw new DownloadError("full");
      job.onStored(request.pieces.reduce((sum, { length }) => sum + length, 0));
    }
  };
  try {
    await Promise.all(Array.from({ length: requestsAtOnce }, fetchNext));
  } finally {
    stop.abort();
  }
}
