// @vitest-environment node
import { expect, test } from "vitest";
import { parseText, tripOf } from "../../../../../testing/import-examples.ts";

const kml = (content: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;
const pin = (name: string) =>
  `<Placemark><name>${name}</name><Point><coordinates>44.8,41.7,0</coordinates></Point></Placemark>`;

test.each([
  ["blanks around the commas", "44.80 ,  41.69, 0", [41.69, 44.8]],
  ["an exponent", "4.48e1,+4.169e1", [41.69, 44.8]],
])("Coordinates with %s are read", async (_what, coordinates, [lat, lng]) => {
  const trip = await tripOf(
    parseText(
      kml(`<Placemark><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`),
      "x.kml",
    ),
  );
  expect(trip.days[0]?.points).toMatchObject([{ position: { lat, lng } }]);
});

test("Decimal commas make no coordinates of other places: the entry is left out and counted", async () => {
  const trip = await tripOf(
    parseText(
      kml(
        `${pin("A")}<Placemark><name>B</name><Point><coordinates>44,80,41,69,0</coordinates></Point></Placemark><Placemark><name>C</name><LineString><coordinates>44,80,41,69 44,81,41,70</coordinates></LineString></Placemark>`,
      ),
      "x.kml",
    ),
  );
  expect(trip.days).toMatchObject([{ points: [{ name: "A" }], line: null }]);
  expect(trip.warnings).toEqual([{ code: "badPositions", count: 2 }]);
});

test("Elements within a description are HTML, within a name only words; entities of HTML are read everywhere", async () => {
  const trip = await tripOf(
    parseText(
      kml(
        `<Placemark><name>Old <b>Bar</b> &Oslash; &ccaron; &unknown;</name><description>See <a href="https://bar.example/">the bar</a><ul><li>caf&eacute; &lstrok;</li></ul></description><Point><coordinates>44.8,41.7</coordinates></Point></Placemark>`,
      ),
      "x.kml",
    ),
  );
  expect(trip.days[0]?.points).toMatchObject([
    {
      name: "Old Bar Ø č &unknown;",
      description: "See [the bar](https://bar.example/)\n\n- café ł",
    },
  ]);
});
