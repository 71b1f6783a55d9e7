import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import { readFiledFiles } from "@castor/core/exports/json/trip-zip.ts";
import { pairThings } from "@castor/core/trips/pair-things.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { strFromU8, unzipSync } from "fflate";
import type { Person, TestApp } from "../servers/test-app.ts";
import { load, succeed } from "./trip-calls.ts";
import { addAttachment, addFile } from "./upload-calls.ts";

export interface TripZip {
  entries: Record<string, Uint8Array>;
  json: unknown;
}

/** The ZIP of a trip as a member downloads it. */
export async function downloadTripZip(server: TestApp, as: Person, id: string): Promise<TripZip> {
  const answer = await server.call("GET", `file/export/${id}`, { as });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  const entries = unzipSync(answer.rawPayload);
  return { entries, json: JSON.parse(strFromU8(entries["trip.json"] ?? new Uint8Array())) };
}

/** Imports a ZIP as the web app does: the trip, then each file to the things at which it stood. */
export async function importTripZip(server: TestApp, as: Person, zip: TripZip): Promise<Trip> {
  const read = readTripFile(zip.json);
  if ("refused" in read) throw new Error(read.refused.text);
  const body = { jsonData: zip.json };
  const made = succeed<Trip>(await server.call("POST", "json/import-from-json", { as, body }));
  const ids = pairThings(read.trip, made);
  for (const { path, name, at } of readFiledFiles(zip.json).files) {
    const fileId = await addFile(server, as, made.id, {
      content: zip.entries[path] ?? new Uint8Array(),
      name,
    });
    for (const { kind, thingId, caption } of at)
      await addAttachment(server, as, made.id, {
        ...{ fileId, kind, caption },
        thingId: ids.get(thingId) ?? "",
      });
  }
  return load(server, as, made.id);
}
