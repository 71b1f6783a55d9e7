import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { AppError, errorStatus } from "@castor/core/errors.ts";
import { systemCode } from "../start-failure.ts";
import { describeError } from "./answer-errors.ts";
import { translations } from "./read-caller.ts";

/**
 * Answers what Node refuses before there is a request (bytes that no address has, endless headers, half a request) in
 * the shape of every error, in the default language, since no header was read; then ends the connection.
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
