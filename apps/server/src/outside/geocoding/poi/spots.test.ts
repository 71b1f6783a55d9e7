import { expect, test } from "vitest";
import { Spots } from "./spots.ts";

test("the middle of nodes is that of those that the extract has and that are on earth", () => {
  const spots = new Spots();
  for (const id of [-7, 3, 5, 5, 9]) spots.want(id);
  spots.sort();
  spots.place(3, 40, 20);
  spots.place(-7, 42, 30);
  spots.place(5, 250, 10);
  spots.place(9, 41, -400);
  expect(spots.middleOf([3, -7, 5, 9, 11])).toEqual({ lat: 41, lng: 25 });
  for (const ids of [[5], [9], [11], []]) expect(spots.middleOf(ids)).toBeNull();
});
