import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { listPictureAddresses } from "./picture-addresses.ts";

const picture = (file: string) => ({
  ...{ file, proof: "p".repeat(43), author: "", licence: "CC0", licenceUrl: "" },
});

test("each picture of a trip is named once, in the order of its days", () => {
  const points = ["b", "a", "b"].map((file) => makePoint({ picture: picture(file) }));
  const trip = makeTrip({ routes: [makeRoute({ points: [makePoint({}), ...points] })] });
  const folder = `/pictures/${"p".repeat(43)}`;
  expect(listPictureAddresses(trip)).toEqual([`${folder}/b`, `${folder}/a`]);
});

test.each([null, "text", {}, { routes: [{ points: [{ picture: 1 }] }] }])("%j has none", (body) => {
  expect(listPictureAddresses(body)).toEqual([]);
});
