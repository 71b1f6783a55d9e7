import type { FileAnswer } from "@castor/core/endpoint.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import type { NamedRow } from "../calls/call-dependencies.ts";
import type { CallContext } from "../calls/context.ts";
import type { CallInput } from "../calls/parse-input.ts";
import type { Download } from "./send-download.ts";

/** A row that answers a file. */
export type DownloadRow = NamedRow & { download: string };

export const isDownload = (row: NamedRow): row is DownloadRow => row.download !== undefined;

/** What is sent for a file: its content with the names and the media type of its row. */
export function describeDownload(
  { download, contentType = "application/json" }: DownloadRow,
  input: CallInput,
  { now, zone }: Pick<CallContext, "now" | "zone">,
  { fileName, chunks }: FileAnswer,
): Download {
  const fields: Readonly<Record<string, unknown>> = input;
  const plainName = download.replace(/\{(\w+)\}/g, (_, field: string) =>
    field === "date" ? todayIn(zone, now) : String(fields[field] ?? ""),
  );
  return { name: fileName, plainName, contentType, pieces: chunks };
}
