import { expect, test } from "vitest";
import { makeAttachment, makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { coverOf, noCover, tripCover } from "./trip-cover.ts";

const pictureOf = (file: string) => ({
  ...{ file, proof: "a".repeat(43), author: "Ada" },
  ...{ licence: "CC0", licenceUrl: "" },
});

test("the cover of a trip is the first picture of its points, and all of its part of the world", () => {
  const routes = [
    makeRoute({ points: [makePoint({ lat: 41, lng: 45 })] }),
    makeRoute({
      points: [
        makePoint({ lat: 40, lng: 44, picture: pictureOf("First.jpg") }),
        makePoint({ lat: 42, lng: 43, picture: pictureOf("Second.jpg") }),
      ],
    }),
  ];
  const cover = coverOf(makeTrip({ routes }));
  expect(cover.picture?.file).toBe("First.jpg");
  expect(cover.area).toEqual({ south: 40, west: 43, north: 42, east: 45 });
  expect(tripCover.parse(cover)).toEqual(cover);
});

test("a trip without points has none", () => {
  expect(coverOf(makeTrip({ routes: [makeRoute()] }))).toEqual(noCover);
});

test("a photo of its own comes first, while it stands where all members see it", () => {
  const coverWith = (file: object) =>
    coverOf(
      makeTrip({
        coverFileId: "photo",
        attachments: [makeAttachment({ fileId: "photo", type: "image/jpeg", ...file })],
      }),
    ).fileId;
  expect(coverWith({})).toBe("photo");
  expect(coverWith({ kind: "cost" })).toBe(null);
  expect(coverWith({ showsMoney: true })).toBe(null);
  expect(coverWith({ type: "application/pdf" })).toBe(null);
  expect(coverWith({ fileId: "another" })).toBe(null);
});
