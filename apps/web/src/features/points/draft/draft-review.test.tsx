import { makePoint } from "@castor/core/testing/make.ts";
import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { KitProvider } from "../../../ui/kit-provider.tsx";
import { valuesOf } from "../point-values.ts";
import type { Draft } from "./draft.ts";
import { DraftReview } from "./draft-review.tsx";

beforeAll(async () => {
  await startWords();
  await setLanguage("en");
});

test("drafted opening hours are shown in words beside one's own, and those without words as they are", async () => {
  const draft: Draft = {
    ...{ kind: "ai", source: "fable-mini", distance: null, isSure: true, credits: [] },
    fields: { workingHours: "Tu-Su 10:00-18:00; Mo off" },
    mark: null,
  };
  const values = valuesOf(makePoint({ workingHours: "ring the bell" }), "EUR");
  const none = () => {};
  render(
    <DraftReview draft={draft} values={values} heldBack={0} onApply={none} onDiscard={none} />,
    { wrapper: KitProvider },
  );
  expect(await screen.findByText("Tue–Sun 10:00–18:00")).toBeDefined();
  expect(screen.getByText("closed on Monday")).toBeDefined();
  expect(screen.getByText("ring the bell")).toBeDefined();
});
