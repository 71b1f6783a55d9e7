// @vitest-environment node
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { deflateSync, strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { importOptions, refusalOf, tripOf } from "../../../../../testing/import-examples.ts";
import { parseImport } from "../parse-import.ts";

const kml = (name: string, place: string) =>
  strToU8(
    `<kml><Document><name>${name}</name><Placemark><name>${place}</name><Point><coordinates>44.8,41.7</coordinates></Point></Placemark></Document></kml>`,
  );
const parse = (bytes: Uint8Array, fileName = "map.kmz") =>
  parseImport({ fileName, bytes }, importOptions);
const parseFiles = (files: Zippable, fileName?: string) => parse(zipSync(files), fileName);

test("The map of a KMZ is its doc.kml; its pictures are left alone", async () => {
  const example = resolve(import.meta.dirname, "../examples/organic-maps.kml");
  const trip = await tripOf(
    parseFiles({
      "images/photo.jpg": new Uint8Array(100_000),
      "doc.kml": new Uint8Array(await readFile(example)),
    }),
  );
  expect(trip).toMatchObject({ name: "Грузия", format: "kml", warnings: [] });
});

test("Lists of an exported archive become days under their names", async () => {
  const trip = await tripOf(
    parseFiles(
      {
        "doc.kml": strToU8(
          "<kml><Document><NetworkLink><Link><href>files/1.kml</href></Link></NetworkLink></Document></kml>",
        ),
        "files/1.kml": kml("Кафе", "A"),
        "files/2.kml": kml("Музеи", "B"),
        "__MACOSX/files/._2.kml": new Uint8Array([0, 1]),
      },
      "bookmarks.kmz",
    ),
  );
  expect(trip.name).toBe("bookmarks");
  expect(trip.days.map(({ name }) => name)).toEqual(["Кафе", "Музеи"]);
  expect(trip.warnings).toEqual([]);
});

test("A track keeps its name beside other files", async () => {
  const track =
    '<gpx version="1.1"><trk><name>To the glacier</name><trkseg><trkpt lat="42.6" lon="44.6"/><trkpt lat="42.7" lon="44.6"/></trkseg></trk></gpx>';
  const cafes = "name,lat,lng\nA,41.7,44.8\n";
  const files = { "Cafes.csv": strToU8(cafes), "track 7.gpx": strToU8(track) };
  const { days } = await tripOf(parseFiles(files, "x.zip"));
  expect(days.map(({ name }) => name)).toEqual(["Cafes", "To the glacier"]);
});

test("A name that leads out of the archive is only a name, and an archive within stays closed", async () => {
  const trip = await tripOf(
    parseFiles({
      "../../etc/doc.kml": kml("Out", "A"),
      "inner.zip": zipSync({ "a.kml": kml("In", "B") }),
    }),
  );
  expect(trip.days.map(({ name }) => name)).toEqual(["Out"]);
  expect(trip.warnings).toEqual([{ code: "skippedFiles", names: "inner.zip" }]);
});

test("In a ZIP a text without a position is no list of places; what is left out is named", async () => {
  const csv = strToU8("name,lat,lng\nA,41.7,44.8\n");
  const trip = await tripOf(
    parseFiles(
      { "a.csv": csv, "readme.txt": strToU8("Thank you\nHave fun"), "b.xlsx": new Uint8Array(9) },
      "trip.zip",
    ),
  );
  expect(trip.days.flatMap(({ points }) => points.map(({ name }) => name))).toEqual(["A"]);
  expect(trip.warnings).toEqual([{ code: "skippedFiles", names: "b.xlsx, readme.txt" }]);
  expect(await tripOf(parseFiles({ "a.csv": csv }, "trip.zip"))).toMatchObject({ name: "trip" });
  const beside = await tripOf(parseFiles({ "a.csv": csv, "doc.kml": kml("Map", "B") }, "trip.zip"));
  expect(beside.warnings).toEqual([{ code: "skippedFiles", names: "a.csv" }]);
  const prose = { "readme.txt": strToU8("Thank you\nHave fun") };
  expect(await refusalOf(parseFiles(prose, "trip.zip"))).toBe("nothingFound");
});

/** Writes other values into the directory of an archive with one file. */
function patch(bytes: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  change(view, view.getUint32(bytes.length - 6, true));
  return bytes;
}

test("A bomb is refused when what came out of it exceeds the limit, whatever sizes it tells", async () => {
  const bomb = zipSync({ "doc.kml": new Uint8Array(200 * 1_048_576) }, { level: 9 });
  expect(bomb.length).toBeLessThan(1_048_576);
  const lying = patch(bomb, (view, entry) => view.setUint32(entry + 24, 10, true));
  expect(await refusalOf(parse(lying))).toBe("tooLarge");
});

test("Files that share their data are counted each time", async () => {
  const megabyte = zipSync(
    Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`${index}.kml`, new Uint8Array(1_048_576)]),
    ),
  );
  expect(await refusalOf(parse(megabyte))).not.toBeNull();
});

test.each([
  [
    "an encrypted file",
    patch(zipSync({ "doc.kml": kml("A", "B") }), (view, entry) =>
      view.setUint16(entry + 8, 1, true),
    ),
    "encrypted",
  ],
  [
    "an unknown method",
    patch(zipSync({ "doc.kml": kml("A", "B") }), (view, entry) =>
      view.setUint16(entry + 10, 99, true),
    ),
    "unknownFormat",
  ],
  ["an archive that was cut off", zipSync({ "doc.kml": kml("A", "B") }).subarray(0, 120), "broken"],
  ["an archive without an end", new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), "broken"],
  ["an empty archive", zipSync({}), "nothingFound"],
  [
    "archives in an archive",
    zipSync({ "a.zip": zipSync({ "b.zip": zipSync({}) }) }),
    "nothingFound",
  ],
  [
    "a KMZ without KML, whose words are no places",
    zipSync({ "readme.txt": strToU8("Tbilisi\nLicence\n"), "places.csv": strToU8("name\nA\n") }),
    "nothingFound",
  ],
  [
    "a workbook",
    zipSync({ "[Content_Types].xml": strToU8("<x/>"), "xl/workbook.xml": strToU8("<x/>") }),
    "spreadsheet",
  ],
  [
    "too many files",
    zipSync(
      Object.fromEntries(
        Array.from({ length: 1_001 }, (_, index) => [`${index}.kml`, new Uint8Array()]),
      ),
    ),
    "tooComplex",
  ],
  [
    "data that is not deflated",
    patch(
      zipSync({
        "doc.kml": [strToU8("\u0007not deflated at all, and long enough to be read"), { level: 0 }],
      }),
      (view, entry) => view.setUint16(entry + 10, 8, true),
    ),
    "broken",
  ],
])("%s is refused", async (_what, bytes, code) => {
  expect(await refusalOf(parse(bytes))).toBe(code);
});

test("What deflates best still deflates to less than a thousandth", () => {
  // The bound that the size of the pieces relies on.
  const zeros = new Uint8Array(8 * 1_048_576);
  expect(zeros.length / deflateSync(zeros, { level: 9 }).length).toBeLessThan(1_032);
});

test("What is left out of several files of an archive is named for all of them", async () => {
  const table = (column: string) => strToU8(`name,lat,lng,${column}\nA,41.7,44.8,x\n`);
  const trip = await tripOf(
    parseFiles({ "a.csv": table("phone"), "b.csv": table("stars") }, "lists.zip"),
  );
  expect(trip.warnings).toEqual([{ code: "unknownColumns", names: "phone, stars" }]);
});
