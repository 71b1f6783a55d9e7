import type { Socket } from "node:net";

/** What is read and thrown away so that a caller who still sends reads an answer. */
export interface Discarding {
  bytes: number;
  milliseconds: number;
}

/** Four times the largest body that any call takes: a file that was chosen by mistake. */
export const usualDiscarding: Discarding = { bytes: 64 * 1_048_576, milliseconds: 30_000 };

/**
 * Ends our side of a connection, and throws away what still comes. The system resets a connection that is closed with
 * unread bytes, and the caller would lose the answer that was sent before.
 */
export function closeGently(
  socket: Socket,
  { bytes, milliseconds }: Discarding = usualDiscarding,
): void {
  const before = socket.bytesRead;
  const end = setTimeout(() => socket.destroy(), milliseconds);
  socket.once("close", () => clearTimeout(end));
  // Else Node would parse on.
  socket.removeAllListeners("data");
  socket.on("data", () => {
    if (socket.bytesRead - before > bytes) socket.destroy();
  });
  socket.end();
}
