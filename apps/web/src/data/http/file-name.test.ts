// @vitest-environment node
import { expect, test } from "vitest";
import { nameFile, readFileName } from "./file-name.ts";

test.each([
  [`attachment; filename="castor-account-2027-05-01.json"`, "castor-account-2027-05-01.json"],
  ["attachment; filename=trip.kmz", "trip.kmz"],
  ["Attachment;FileName = trip.kmz ; size=5", "trip.kmz"],
  [`attachment; filename="a \\"b\\".ics"`, "a _b_.ics"],
  [`attachment; filename="trip.kmz"; filename*=UTF-8''%D0%92%D0%B5%D0%BD%D0%B0.kmz`, "Вена.kmz"],
  [
    `attachment; filename*=utf-8'de'K%C3%B6ln%20%26%20Bonn.ics; filename="x.ics"`,
    "Köln & Bonn.ics",
  ],
  ["attachment; filename*=iso-8859-1''K%F6ln.ics", "Köln.ics"],
])("The name in %j is %j", (disposition, name) => {
  expect(readFileName(disposition)).toBe(name);
});

test("A malformed extended name falls back to the plain one", () => {
  expect(readFileName(`attachment; filename="a.json"; filename*=UTF-8''%E0%A4%A`)).toBe("a.json");
  expect(readFileName(`attachment; filename="a.json"; filename*=koi8-r''%C1`)).toBe("a.json");
});

test.each([
  [`attachment; filename="../../etc/passwd"`, "passwd"],
  [`attachment; filename*=UTF-8''..%2F..%5Crun.bat`, "run.bat"],
  [`attachment; filename=".bashrc"`, "bashrc"],
  [`attachment; filename*=UTF-8''photo%E2%80%AEgnp.exe`, "photognp.exe"],
])("The name in %j leaves the folder nowhere and hides nothing", (disposition, name) => {
  expect(readFileName(disposition)).toBe(name);
});

test.each([null, "", "inline", "attachment; filename=", `attachment; filename="..."`])(
  "%j gives no name",
  (disposition) => expect(readFileName(disposition)).toBeNull(),
);

test("A long name is cut to what file systems allow, and keeps its extension", () => {
  const name = readFileName(`attachment; filename="${"a".repeat(5_000)}.json"`) ?? "";
  expect(name).toHaveLength(200);
  expect(name.endsWith(".json")).toBe(true);
});

test.each([
  ["Weekend in Vienna", "castor-finance-Weekend in Vienna-2026-11-20.csv"],
  ["Вена/Грац: «зима»?", "castor-finance-Вена_Грац_ «зима»_-2026-11-20.csv"],
  ["../../etc", "castor-finance-.._.._etc-2026-11-20.csv"],
])("A file about %j is named %j", (title, name) => {
  expect(nameFile("finance", title, "2026-11-20", "csv")).toBe(name);
});

test("A long title is cut, so that the file name fits every file system", () => {
  const name = nameFile("finance", "🏔️".repeat(200), "2026-11-20", "xlsx");
  expect(name).toMatch(/^castor-finance-.+-2026-11-20\.xlsx$/);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
});
