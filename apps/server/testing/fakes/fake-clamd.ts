import { type AddressInfo, createServer, type Socket } from "node:net";

/** Bytes that it takes of a stream: clamd's `StreamMaxLength`. */
const most = 10_000_000;

/** A scanner that speaks clamd's protocol. A file with "VIRUS" in it is infected. */
export async function startFakeClamd(path?: string) {
  const scanned: number[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on("error", () => undefined));
    let come = Buffer.alloc(0);
    socket.on("data", (piece) => {
      come = Buffer.concat([come, piece]);
      const content = readStream(come);
      if (content === "more") return;
      if (content === "too much") return socket.end("INSTREAM size limit exceeded. ERROR\0");
      scanned.push(content.length);
      const isInfected = content.includes("VIRUS");
      socket.end(isInfected ? "stream: Test.Virus FOUND\0" : "stream: OK\0");
    });
  });
  await new Promise<void>((resolve) =>
    path === undefined ? server.listen(0, "127.0.0.1", resolve) : server.listen(path, resolve),
  );
  return {
    url:
      path === undefined
        ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
        : `unix:${path}`,
    scanned,
    most,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The content of a whole INSTREAM. */
function readStream(come: Buffer): Buffer | "more" | "too much" {
  const command = "zINSTREAM\0";
  const pieces: Buffer[] = [];
  let at = command.length;
  for (let size = 0; come.length >= at + 4; size += pieces.at(-1)?.length ?? 0) {
    if (size > most) return "too much";
    const length = come.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (come.length < at + 4 + length) return "more";
    pieces.push(come.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return "more";
}
