import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { addTrip } from "../../testing/calls/trip-calls.ts";
import { addAttachment, addFile, onePixel } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

const content = Buffer.from("0123456789".repeat(30_000));
const etag = `"${createHash("sha256").update(content).digest("hex")}"`;

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript >> >>\nendobj\n");
const script = "<script>fetch('/api/trip')</script>";
const zip = Buffer.from("504b0506000000000000000000000000000000000000", "hex");

/** What somebody may send, and the type under which it is answered: by its content, whatever its name says. */
const sent: readonly [what: string, name: string, content: Uint8Array, type: string][] = [
  ["a picture", "a.png", onePixel, "image/png"],
  ["a picture with a wrong name", "a.html", onePixel, "image/png"],
  ["a PDF", "ticket.pdf", pdf, "application/pdf"],
  ["an archive", "a.zip", zip, "application/zip"],
  ["HTML", "page.html", Buffer.from(`<!doctype html>${script}`), "text/plain; charset=utf-8"],
  ["HTML as a PDF", "page.pdf", Buffer.from(`<html>${script}`), "text/plain; charset=utf-8"],
  [
    "SVG with a script",
    "drawing.svg",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    "text/plain; charset=utf-8",
  ],
  [
    "XML with a stylesheet",
    "page.xml",
    Buffer.from(`<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><a>${script}</a>`),
    "text/plain; charset=utf-8",
  ],
  ["a text", "notes.md", Buffer.from("# Прогулка по Тбилиси"), "text/plain; charset=utf-8"],
  ["a text with a NUL", "notes.txt", Buffer.from("a\0b"), "application/octet-stream"],
  ["half a letter at the end", "notes.txt", Buffer.from([65, 0xd0]), "application/octet-stream"],
  ["Windows letters", "notes.txt", Buffer.from([0xcf, 0xf0]), "application/octet-stream"],
  [
    "a program",
    "run.jpg",
    Buffer.from("4d5a90000300000004000000ffff0000", "hex"),
    "application/octet-stream",
  ],
  [
    "a picture that is HTML behind its head",
    "polyglot.gif",
    Buffer.concat([Buffer.from("GIF89a=1;/*"), Buffer.from(`*/${script}`)]),
    "image/gif",
  ],
];

describe.each(testDatabases())("stored files on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const { id: trip } = await addTrip(server, anna, { name: "Public", isPublic: true });
  const id = await addFile(server, anna, trip, { content, name: "Посадочный талон.txt" });
  const read = (headers: Record<string, string> = {}, method = "GET") =>
    server.call(method, `file/${id}`, { as: anna, headers });

  test("a file is answered whole, as a download that runs nowhere", async () => {
    const answer = await read();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      ...{ etag, "accept-ranges": "bytes", "content-length": String(content.length) },
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; .*filename\*=UTF-8''%D0%9F%D0%BE%D1%81/,
    );
  });

  test("HEAD tells the same without the content", async () => {
    const answer = await read({}, "HEAD");
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
    expect(answer.headers).toMatchObject({ etag, "content-length": String(content.length) });
  });

  test("who has the content already gets 304", async () => {
    for (const known of [etag, `"other", W/${etag}`, "*"])
      expect((await read({ "if-none-match": known })).statusCode).toBe(304);
    expect((await read({ "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test.each([
    ["bytes=0-9", 0, 9],
    ["bytes=10-", 10, content.length - 1],
    ["bytes=-7", content.length - 7, content.length - 1],
    ["bytes=299999-400000", 299_999, content.length - 1],
  ])("the range %s is answered alone", async (range, start, end) => {
    const answer = await read({ range });
    expect([answer.statusCode, answer.headers["content-range"]]).toEqual([
      206,
      `bytes ${start}-${end}/${content.length}`,
    ]);
    expect(answer.rawPayload.equals(content.subarray(start, end + 1))).toBe(true);
    const head = await read({ range }, "HEAD");
    expect([head.statusCode, head.headers["content-length"]]).toEqual([
      206,
      String(end - start + 1),
    ]);
  });

  test("a range outside is 416 with the size, several or none are the whole file", async () => {
    for (const range of ["bytes=300000-", "bytes=-0"]) {
      const answer = await read({ range });
      expect([answer.statusCode, answer.headers["content-range"]]).toEqual([
        416,
        `bytes */${content.length}`,
      ]);
    }
    for (const range of ["bytes=0-1,4-5", "bytes=5-2", "lines=1-2", "bytes=-", "nonsense"])
      expect((await read({ range })).statusCode).toBe(200);
  });

  test("a range of a content that was another one before is the whole file", async () => {
    const range = "bytes=0-9";
    expect((await read({ range, "if-range": etag })).statusCode).toBe(206);
    expect((await read({ range, "if-range": '"other"' })).statusCode).toBe(200);
  });

  test.each(sent)("%s is a download of its own type, and nothing in it runs", async (...of) => {
    const [, name, bytes, type] = of;
    const file = await addFile(server, anna, trip, { content: bytes, name });
    const answer = await server.call("GET", `file/${file}`, { as: anna });
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "content-disposition": expect.stringMatching(/^attachment/),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^sandbox;/),
    });
  });

  test("names of 300 letters and from right to left come back as they should be seen", async () => {
    const nameOf = async (name: string) => {
      const file = await addFile(server, anna, trip, { name });
      expect((await server.call("GET", `file/${file}`, { as: anna })).statusCode).toBe(200);
      return (await addAttachment(server, anna, trip, { fileId: file })).name;
    };
    expect(await nameOf("כרטיס טיסה.pdf")).toBe("כרטיס טיסה.pdf");
    expect(await nameOf("ticket\u202egpj.exe")).toBe("ticketgpj.exe");
    expect(await nameOf(`${"я".repeat(300)}.pdf`)).toBe(`${"я".repeat(196)}.pdf`);
    expect(await nameOf('a"b\r\nset-cookie: x.pdf')).toBe('a"bset-cookie: x.pdf');
  });

  test("members read files, visitors and strangers of a public trip do not, uploaders and editors alone remove", async () => {
    const [viewer, editor, stranger] = await Promise.all(
      ["Reads", "Edits", "Outside"].map((name) => server.register(name)),
    );
    if (!viewer || !editor || !stranger) throw new Error("Nobody.");
    await addMember(server, trip, viewer, "viewer");
    await addMember(server, trip, editor, "editor");
    const file = await addFile(server, anna, trip);
    await addAttachment(server, anna, trip, { fileId: file });
    const statuses = async (as: Person | null) => [
      (await server.call("GET", `file/${file}`, { as })).statusCode,
      (await server.call("DELETE", `file/${file}`, { as })).statusCode,
    ];
    expect(await statuses(null)).toEqual([404, 401]);
    expect(await statuses(stranger)).toEqual([404, 404]);
    expect(await statuses(viewer)).toEqual([200, 403]);
    expect(await statuses(editor)).toEqual([200, 200]);
    expect(await statuses(anna)).toEqual([404, 404]);
  });
});
