import { unzipSync } from "fflate";
import type { TestApp } from "../servers/test-app.ts";
import { readPdfText } from "./pdf-text.ts";

type Answer = Awaited<ReturnType<TestApp["call"]>>;

/** What the files of these media types say, where it is not their body. */
const readers: Readonly<Record<string, (content: Buffer) => string | Promise<string>>> = {
  "application/vnd.google-earth.kmz": (content) =>
    content.length === 0
      ? ""
      : Object.entries(unzipSync(content))
          .map(
            ([name, file]) =>
              `${name}\n${Buffer.from(file).toString("latin1")}\n${Buffer.from(file)}`,
          )
          .join("\n"),
  "application/pdf": (content) => (content.length === 0 ? "" : readPdfText(content)),
  // Long lines are folded, also in the middle of a word.
  "text/calendar": (content) => content.toString().replaceAll("\r\n ", ""),
};

/** All that the body of an answer says, packed or not. */
export async function textOfBody({ headers, body, rawPayload }: Answer): Promise<string> {
  const [type = ""] = String(headers["content-type"]).split(";");
  return readers[type]?.(rawPayload) ?? body;
}
