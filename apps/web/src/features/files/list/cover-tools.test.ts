import { makeAttachment } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { canBeCover } from "./cover-tools.ts";
import { ofAttachment } from "./shown-file.ts";

test("a cover is a photo that can be shown, as the server makes a picture of it or browsers draw it", () => {
  const canBe = (type: string) => canBeCover(ofAttachment(makeAttachment({ kind: "trip", type })));
  for (const type of ["image/jpeg", "image/avif", "image/heic"]) expect(canBe(type)).toBe(true);
  for (const type of ["image/tiff", "image/bmp", "application/pdf"])
    expect(canBe(type)).toBe(false);
});
