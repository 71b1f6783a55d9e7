import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { AppError, errorStatus } from "@castor/core/errors.ts";
import { systemCode } from "../../process/start-failure.ts";
import { translations } from "../calls/read-caller.ts";
import { describeError } from "./answer-errors.ts";

/**
 * Answers requests that Node cannot parse (invalid bytes, endless headers, an incomplete request) in the form of
 * every error, then closes the connection. The language is the default, since no header was read.
 */
export function answerUnreadable(error: Error, socket: Socket): void {
  const code = systemCode(error);
  if (code === "ECONNRESET" || socket.destroyed) return;
  const refusal =
    code === "HPE_HEADER_OVERFLOW"
      ? new AppError("PAYLOAD_TOO_LARGE")
      : new AppError("VALIDATION_FAILED", { words: "unreadableRequest" });
  if (socket.writable) socket.write(writeAnswer(refusal));
  socket.destroy();
}

function writeAnswer(refusal: AppError): string {
  const status = errorStatus[refusal.code];
  const body = JSON.stringify(describeError(refusal, translations.en));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
