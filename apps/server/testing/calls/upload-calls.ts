import type { Attachment, AttachmentSave } from "@castor/core/files/attachment.ts";
import type { AnyFile } from "@castor/core/testing/any-attachment-changes.ts";
import { loadFile } from "../../src/files/file-store.ts";
import type { Person, TestApp } from "../servers/test-app.ts";
import { succeed } from "./trip-calls.ts";

const tus = { "tus-resumable": "1.0.0" };

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** The headers of a new upload. */
export const headersOfUpload = (tripId: string, name: string, bytes: number) => ({
  ...tus,
  "upload-length": String(bytes),
  "upload-metadata": `tripId ${base64(tripId)},name ${base64(name)}`,
});

/** The headers of bytes from an offset on. */
export const headersOfBytes = (offset: number) => ({
  ...tus,
  "upload-offset": String(offset),
  "content-type": "application/offset+octet-stream",
});

interface NewUpload {
  tripId: string;
  bytes: number;
  name?: string;
}

/** Begins an upload and answers what the server says. */
export const askForUpload = (
  app: TestApp,
  as: Person | null,
  { tripId, bytes, name = "notes.txt" }: NewUpload,
) => app.call("POST", "upload", { as, headers: headersOfUpload(tripId, name, bytes) });

/** Begins an upload and answers its id. */
export async function beginUpload(app: TestApp, as: Person, upload: NewUpload): Promise<string> {
  const answer = await askForUpload(app, as, upload);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return String(answer.headers.location).split("/").at(-1) ?? "";
}

/** Sends bytes of an upload. */
export const sendBytes = (
  app: TestApp,
  as: Person | null,
  id: string,
  { offset = 0, content }: { offset?: number; content: Uint8Array },
) =>
  app.call("PATCH", `upload/${id}`, {
    as,
    headers: headersOfBytes(offset),
    body: Buffer.from(content),
  });

/** Asks how far an upload is. */
export const askForOffset = (app: TestApp, as: Person | null, id: string) =>
  app.call("HEAD", `upload/${id}`, { as, headers: tus });

/** Ends an upload. */
export const endUpload = (app: TestApp, as: Person | null, id: string) =>
  app.call("DELETE", `upload/${id}`, { as, headers: tus });

/** A picture of one pixel. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** A file in a trip. Answers its id. */
export async function addFile(
  app: TestApp,
  as: Person,
  tripId: string,
  {
    content = Buffer.from("A file."),
    name = "notes.txt",
  }: { content?: Uint8Array; name?: string } = {},
): Promise<string> {
  const id = await beginUpload(app, as, { tripId, name, bytes: content.length });
  const answer = await sendBytes(app, as, id, { content });
  if (answer.statusCode !== 204) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return id;
}

/** A file at a thing of its trip, at the trip itself unless another is named. */
export const addAttachment = async (
  app: TestApp,
  as: Person,
  tripId: string,
  at: Partial<AttachmentSave>,
): Promise<Attachment> =>
  succeed(
    await app.call("POST", "attachment", {
      as,
      body: { tripId, kind: "trip", thingId: tripId, ...at },
    }),
  );

/** Files of a trip that stand nowhere yet, for random changes. */
export async function addAnyFiles(app: TestApp, as: Person, tripId: string): Promise<AnyFile[]> {
  const files: AnyFile[] = [];
  for (const name of ["Ticket 1.pdf", "Ticket 2.pdf"]) {
    const id = await addFile(app, as, tripId, { name });
    const row = await app.database.read((queries) => loadFile(queries, id));
    if (row === undefined) throw new Error("The file is gone.");
    const { id: fileId, tripId: _, deleted: __, ...file } = row;
    files.push({ fileId, ...file });
  }
  return files;
}

/** Status and code of an error. */
export const codeOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { error: { code: string } }).error.code,
];
