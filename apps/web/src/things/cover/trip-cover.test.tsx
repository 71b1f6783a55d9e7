import { type TripCover as Cover, noCover } from "@castor/core/trips/trip-cover.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TripCover } from "./trip-cover.tsx";

const area = { south: 41, west: 44, north: 42, east: 45 };
const picture = {
  ...{ file: "A b.jpg", proof: "p".repeat(43), author: "Ada" },
  ...{ licence: "CC0", licenceUrl: "" },
};
const draw = (cover: Cover) => renderToStaticMarkup(<TripCover cover={cover} />);

test("A trip's picture is its cover, from this server", () => {
  expect(draw({ fileId: null, picture, area })).toContain(
    `src="/pictures/${picture.proof}/A%20b.jpg"`,
  );
});

test("What the server draws of a page has no map, which comes after the first paint", () => {
  expect(draw({ fileId: null, picture: null, area })).toBe(draw(noCover));
});
