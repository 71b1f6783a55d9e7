import { describe, expect, test } from "vitest";
import { addMember } from "../../../testing/calls/add-members.ts";
import { addTrip } from "../../../testing/calls/trip-calls.ts";
import { addFile } from "../../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { makePdf, makePdfBomb } from "../../../testing/files/make-pdf.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("the words of files on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const viewer = await server.register("Viewer");
  const { id: trip } = await addTrip(server, anna);
  await addMember(server, trip, viewer, "viewer");
  const read = (id: string, as = anna) => server.call("GET", `file/text/${id}`, { as });
  const wordsOf = async (content: Uint8Array, name = "file.pdf") => {
    const answer = await read(await addFile(server, anna, trip, { content, name }));
    return [answer.statusCode, answer.body];
  };

  test("of a PDF they are those of its pages, in order; of a text they are the text", async () => {
    const content = makePdf(["Booking KX-4471", "Seat 12A (window)"]);
    expect(await wordsOf(content)).toEqual([200, "Booking KX-4471 Seat 12A (window)"]);
    expect(await wordsOf(Buffer.from("One\n\n  two"), "a.txt")).toEqual([200, "One two"]);
  });

  test("a scan, a broken PDF and a locked one have none, and long ones end", async () => {
    expect(await wordsOf(makePdf([""]))).toEqual([200, "\n"]);
    expect(await wordsOf(makePdf(["Whole"]).subarray(0, 60))).toEqual([200, "\n"]);
    expect(await wordsOf(makePdf(["Secret"], { isLocked: true }))).toEqual([200, "\n"]);
    const [, long] = await wordsOf(Buffer.from("word ".repeat(100_000)), "long.txt");
    expect(String(long).length).toBe(200_000);
  });

  // No database has a part in it.
  if (kind.name === "sqlite")
    test("a small PDF that unpacks to gigabytes has none, and takes only the memory that there is for one", async () => {
      expect(await wordsOf(makePdfBomb())).toEqual([200, "\n"]);
      expect(await wordsOf(makePdfBomb({ isTwice: true }))).toEqual([200, "\n"]);
      expect(await wordsOf(makePdf(["Still here"]))).toEqual([200, "Still here"]);
    });

  test("who does not see the file does not read its words", async () => {
    const id = await addFile(server, anna, trip, { content: makePdf(["Hidden"]) });
    expect((await read(id, viewer)).statusCode).toBe(404);
  });
});
