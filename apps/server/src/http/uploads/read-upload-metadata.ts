import { AppError } from "@castor/core/errors.ts";
import { uploadMetadata } from "@castor/core/files/file.ts";
import { fieldMessages } from "@castor/core/schemas/validation.ts";
import * as z from "zod/mini";

/** Reads `Upload-Metadata`: pairs of a key and its value in Base64, with commas. Throws 400 with what is wrong. */
export function readUploadMetadata(header: unknown): z.output<typeof uploadMetadata> {
  const pairs = String(header ?? "")
    .split(",")
    .map((pair) => pair.trim().split(" "))
    .map(([key = "", value = ""]) => [key, Buffer.from(value, "base64").toString("utf8")] as const);
  const read = z.safeParse(uploadMetadata, Object.fromEntries(pairs), { reportInput: true });
  if (!read.success) throw new AppError("VALIDATION_FAILED", { fields: fieldMessages(read.error) });
  return read.data;
}
