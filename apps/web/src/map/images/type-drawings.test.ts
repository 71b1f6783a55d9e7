// @vitest-environment node
import { pointTypes } from "@castor/core/points/point-types.ts";
import { expect, it } from "vitest";
import { strokesOf } from "./type-drawings.ts";

it("every point type has a drawing of its own for the map", () => {
  const drawings = pointTypes.map(({ id }) => strokesOf(id).join());
  expect(new Set(drawings).size).toBe(pointTypes.length);
  for (const drawing of drawings) expect(drawing).toMatch(/^M/i);
});

it("an unknown type is drawn as Other", () => {
  expect(strokesOf("Volcano")).toEqual(strokesOf("Other"));
});

it("the invisible frame of an icon is not a stroke", () => {
  for (const { id } of pointTypes) expect(strokesOf(id)).not.toContain("M0 0h24v24H0z");
});
