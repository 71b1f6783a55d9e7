import { placeFieldNames, stopFieldNames } from "@castor/core/points/point.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { drawPointForm } from "../../../../testing/draft-point.tsx";
import { setLanguage, startWords } from "../../../i18n/words.ts";

beforeAll(async () => {
  await startWords();
  await setLanguage("en");
});
afterEach(cleanup);

/** What the card changes. */
const notInForm: readonly string[] = ["picture"];

test("each field of a point has its input in the form", async () => {
  drawPointForm(makePoint({ typeId: "Hotel", workingHours: "Mo-Su 10:00-18:00" }));
  const listMissing = () => {
    const inputs = [...document.querySelectorAll("[data-path]")];
    const typed = inputs.map((input) => input.getAttribute("data-path")?.split(".")[0]);
    return [...placeFieldNames, ...stopFieldNames].filter(
      (name) => !typed.includes(name) && !notInForm.includes(name),
    );
  };
  await vi.waitFor(() => expect(listMissing()).toEqual([]));
});
