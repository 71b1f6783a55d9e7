import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { defaultLanguage } from "@castor/core/basics/language.ts";
import { AppError, errorStatus } from "@castor/core/errors.ts";
import { systemCode } from "../../process/start-failure.ts";
import { describeError } from "../answers/answer-errors.ts";
import { translations } from "../calls/read-caller.ts";
import { closeGently } from "./close-gently.ts";
import { requestsOf } from "./requests-of.ts";

/** What Node's parser refuses, and a request that takes too long to come. All other errors are of a broken connection. */
const isOfRequest = (code: string) => code.startsWith("HPE_") || code === tooLate;
const tooLate = "ERR_HTTP_REQUEST_TIMEOUT";

/** Their errors come again with everything that is still read. */
const closing = new WeakSet<Socket>();

/**
 * Answers requests that Node cannot parse (invalid bytes, endless headers, an incomplete request) in the form of
 * every error, then closes the connection. The language is the default, since no header was read.
 *
 * A browser opens connections ahead, and takes whatever comes on them for the answer of its next call. So a connection
 * on which nothing came is closed in silence, and so is one whose bytes would be read as the answer of another request.
 */
export function answerUnreadable(error: Error, socket: Socket): void {
  const code = systemCode(error);
  if (closing.has(socket)) return;
  const isSilent = !isOfRequest(code) || socket.bytesRead === 0;
  if (isSilent || socket.destroyed || !socket.writable) return void socket.destroy();
  const { coming, unanswered } = requestsOf(socket);
  // The request at fault has its answer.
  if (coming?.headersSent) return void socket.destroy();
  closing.add(socket);
  if (unanswered !== undefined) return void unanswered.once("finish", () => closeGently(socket));
  socket.write(writeAnswer(code));
  closeGently(socket);
}

function writeAnswer(code: string): string {
  const refusal =
    code === "HPE_HEADER_OVERFLOW"
      ? new AppError("PAYLOAD_TOO_LARGE")
      : new AppError("VALIDATION_FAILED", { words: "unreadableRequest" });
  const status = code === tooLate ? 408 : errorStatus[refusal.code];
  const body = JSON.stringify(describeError(refusal, translations[defaultLanguage]));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    // The same request may come whole the next time.
    ...(status === 408 ? ["retry-after: 1"] : []),
    "connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
