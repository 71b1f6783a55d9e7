import { expect, test } from "vitest";
import { copyAddressOf, isCopyAddress } from "./copy-address.ts";
import { wholeCopy } from "./plan-copy.ts";

test("The address of a wanted copy is known from others", () => {
  expect(isCopyAddress(copyAddressOf("trip", wholeCopy))).toBe(true);
  for (const address of [
    "/map/trip/show",
    "/map/trip/show?point=copy",
    "/catalog?copy=1",
    "",
    "?copy=1",
  ])
    expect([address, isCopyAddress(address)]).toEqual([address, false]);
});
