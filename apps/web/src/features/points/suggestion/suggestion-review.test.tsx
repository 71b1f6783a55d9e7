import { makePoint } from "@castor/core/testing/make.ts";
import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { KitProvider } from "../../../ui/theme/kit-provider.tsx";
import { valuesOf } from "../form/point-values.ts";
import type { PlaceSuggestion } from "./suggestion.ts";
import { SuggestionReview } from "./suggestion-review.tsx";

beforeAll(async () => {
  await startWords();
  await setLanguage("en");
});

test("suggested opening hours are shown in words beside the present ones, and unreadable ones as their text", async () => {
  const suggestion: PlaceSuggestion = {
    ...{ kind: "ai", source: "fable-mini", distance: null, isSure: true, credits: [] },
    fields: { workingHours: "Tu-Su 10:00-18:00; Mo off" },
    mark: null,
  };
  const values = valuesOf(makePoint({ workingHours: "ring the bell" }), "EUR");
  const none = () => {};
  render(
    <SuggestionReview
      suggestion={suggestion}
      values={values}
      blockedSaves={0}
      onApply={none}
      onDiscard={none}
    />,
    { wrapper: KitProvider },
  );
  expect(await screen.findByText("Tue–Sun 10:00–18:00")).toBeDefined();
  expect(screen.getByText("closed on Monday")).toBeDefined();
  expect(screen.getByText("ring the bell")).toBeDefined();
});
