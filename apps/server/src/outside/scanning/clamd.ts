import { createReadStream } from "node:fs";
import { connect, type NetConnectOpts } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "@castor/core/errors.ts";

const waitMs = 120_000;
const answerMax = 4_096;
const retryAfter = 10;

/** What a scanner says of a file: `unknown` where it could not look at all of it. */
export type Verdict = "clean" | "infected" | "unknown";

/** Scans a local file. Throws `UPSTREAM_UNAVAILABLE` where the scanner does not answer. */
export type ScanFile = (file: string) => Promise<Verdict>;

/** A scanner that speaks clamd's protocol (clamd(8), INSTREAM). `address` is `tcp://host:port` or `unix:/path`. */
export function createClamdScanner(address: string): ScanFile {
  const { protocol, hostname, port, pathname } = new URL(address);
  const target: NetConnectOpts =
    protocol === "unix:" ? { path: pathname } : { host: hostname, port: Number(port) };
  return async (file) => {
    try {
      return readVerdict(await ask(target, file));
    } catch (cause) {
      throw new AppError("UPSTREAM_UNAVAILABLE", { words: "scannerAway", retryAfter, cause });
    }
  };
}

/** Sends a file and answers what comes back. The scanner may answer, and close, before it has read everything. */
async function ask(target: NetConnectOpts, file: string): Promise<string> {
  const socket = connect({ ...target, timeout: waitMs });
  socket.once("timeout", () => socket.destroy(new Error("the scanner is silent")));
  const answer = readAnswer(socket);
  // Whoever answers early may not read on.
  const sent = pipeline(Readable.from(frame(file)), socket, { end: false }).catch(() => undefined);
  try {
    return await answer;
  } finally {
    socket.destroy();
    await sent;
  }
}

/** Pieces with their lengths, and an empty one at the end. */
async function* frame(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of createReadStream(file)) {
    yield lengthOf(piece);
    yield piece;
  }
  yield lengthOf(Buffer.alloc(0));
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

async function readAnswer(socket: AsyncIterable<Buffer>): Promise<string> {
  let answer = "";
  for await (const piece of socket) {
    answer += piece.toString("latin1");
    if (answer.includes("\0")) return answer.slice(0, answer.indexOf("\0"));
    if (answer.length > answerMax) throw new Error("the scanner says too much");
  }
  throw new Error("the scanner has closed the connection");
}

function readVerdict(answer: string): Verdict {
  if (answer === "stream: OK") return "clean";
  if (/^stream: .* FOUND$/.test(answer)) return "infected";
  // It is about this file: another try would say the same.
  if (answer.startsWith("INSTREAM size limit exceeded") || /^stream: .+ ERROR$/.test(answer))
    return "unknown";
  throw new Error(`the scanner answers ${answer}`);
}
