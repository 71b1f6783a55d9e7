import fc from "fast-check";
import { expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startTestApp } from "../../../testing/servers/test-app.ts";
import { mendCutLink } from "./mend-cut-link.ts";

test.each([
  ["/share/abc.%D0%92%D0%B5%D0%BD%D0", "/share/abc.%D0%92%D0%B5%D0%BD"],
  ["/share/abc.%D0%92%D0%B5%D0%BD%", "/share/abc.%D0%92%D0%B5%D0%BD"],
  ["/share/abc.%D0%9?from=chat", "/share/abc."],
  ["/share/abc.Tour%20%F0%9F%98", "/share/abc.Tour%20"],
])("The cut link %s leads on to what is left of it", (cut, left) => {
  expect(mendCutLink(cut)).toBe(left);
});

test.each([
  "//evil.example/%",
  "/share//evil.example/%",
  "/map/abc/%",
  "/share/%",
  "/api/trip/%",
  "/share/abc.%E0%A4%A-%-%-%-%-",
])("%s is not mended", (address) => {
  expect(mendCutLink(address)).toBeNull();
});

test("Any share link, cut anywhere after the dot, can be read or leads to one that can", () => {
  const names = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(names, fc.nat(200), (name, index) => {
      const link = `/share/abc-1_2.${encodeURIComponent(name.toWellFormed())}`;
      const cut = link.slice(0, Math.max("/share/abc-1_2.".length, index));
      const read = (() => {
        try {
          return decodeURIComponent(cut);
        } catch {
          return decodeURIComponent(mendCutLink(cut) ?? "%");
        }
      })();
      expect(decodeURIComponent(link).startsWith(read)).toBe(true);
      expect(read.startsWith("/share/abc-1_2.")).toBe(true);
    }),
  );
});

test("The server sends whoever opens a cut share link on; other unreadable addresses are not found", async () => {
  const [sqlite] = testDatabases();
  if (sqlite === undefined) throw new Error("No test database.");
  const server = await startTestApp(sqlite);
  const { statusCode, headers } = await server.app.inject("/share/abc.%D0%92%D0");
  expect([statusCode, headers.location]).toEqual([302, "/share/abc.%D0%92"]);
  expect(headers["content-security-policy"]).toBeDefined();
  for (const url of ["//evil.example/share/abc.%", "/map/%", "/api/trip/abc.%"])
    expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 404]);
  await server.dispose();
});
