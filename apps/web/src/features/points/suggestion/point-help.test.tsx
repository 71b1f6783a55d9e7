import { endpoints } from "@castor/core/endpoints.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  button,
  castle,
  choose,
  draft,
  drawPointForm,
  fakeDrafts,
  narikala,
  press,
  review,
  textOf,
} from "../../../../testing/draft-point.tsx";
import { type FakeApi, holdBack, refuse } from "../../../../testing/fake-api.ts";
import { makeConfig } from "../../../../testing/make-config.ts";
import { queryClient } from "../../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";

const { services } = endpoints;
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  window.localStorage.clear();
  await setLanguage("en");
  queryClient.clear();
  // Drafts of one test are not restored in the next.
  window.localStorage.clear();
  api = fakeDrafts();
});
afterEach(() => vi.restoreAllMocks());

test("a suggestion is shown beside the form's values, marked, and nothing changes before it is taken", async () => {
  const { onSave } = drawPointForm();
  await press("Describe with AI");
  const region = await review("Draft by AI");
  expect(region.textContent).toContain("Check before you go");
  expect(region.textContent).toContain("fable-mini");
  expect(region.textContent).toContain("Meet Nino here.");
  expect(document.activeElement?.textContent).toBe("Draft by AI");
  expect(textOf("Description")).toBe("Meet Nino here.");
  expect(textOf("Address")).toBe("");
  await choose(region, "Opening hours", "Leave empty");
  await press("Accept");
  expect(textOf("Description")).toBe("Meet Nino here.");
  expect(textOf("Address")).toBe("Castle Street 1");
  expect(textOf("Opening hours")).toBe("");
  expect(screen.queryByRole("region")).toBeNull();
  expect(onSave).not.toHaveBeenCalled();
  await press("Save");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ address: "Castle Street 1" });
});

const drafted = "A fortress.\n\nTips:\n• Come early.\n\n*(Drafted by AI: check before you go.)*";

test.each([
  ["Take", drafted],
  ["Add below", `Meet Nino here.\n\n${drafted}`],
])(
  "a description may be taken or go on below, and says that it is the AI's: %s",
  async (choice, text) => {
    drawPointForm();
    await press("Describe with AI");
    await choose(await review("Draft by AI"), "Description", choice);
    await press("Accept");
    expect(textOf("Description")).toBe(text);
  },
);

test("a discarded suggestion changes nothing, and the focus returns", async () => {
  drawPointForm();
  await press("Describe with AI");
  await review("Draft by AI");
  await press("Dismiss");
  expect(screen.queryByRole("region")).toBeNull();
  expect(textOf("Address")).toBe("");
  await vi.waitFor(async () =>
    expect(document.activeElement).toBe(await button("Describe with AI")),
  );
});

test("Enter on a choice does not save the form", async () => {
  const { onSave } = drawPointForm();
  await press("Describe with AI");
  await choose(await review("Draft by AI"), "Address", "Leave empty");
  await userEvent.keyboard("{Enter}");
  expect(onSave).not.toHaveBeenCalled();
});

test("text typed while the AI writes is not replaced unless chosen", async () => {
  const { released, release } = holdBack();
  api.on(services.describe, async () => {
    await released;
    return draft;
  });
  drawPointForm();
  await press("Describe with AI");
  await userEvent.type(screen.getByLabelText("Address"), "By the bridge");
  release();
  await review("Draft by AI");
  await press("Accept");
  expect(textOf("Address")).toBe("By the bridge");
  expect(textOf("Opening hours")).toBe("Mo-Su 10:00-18:00");
});

test.each([
  [
    "UPSTREAM_UNAVAILABLE",
    "Server error. Please try again later or contact us in the messenger. Nothing in the form has changed.",
  ],
  ["TOO_MANY_REQUESTS", "Enough for today. Nothing in the form has changed."],
] as const)("a failure (%s) says so and leaves the form", async (code, words) => {
  api.on(services.describe, () => refuse(code, "Enough for today."));
  drawPointForm();
  await press("Describe with AI");
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(textOf("Description")).toBe("Meet Nino here.");
  api.on(services.describe, () => draft);
  await press("Describe with AI");
  await review("Draft by AI");
});

test("the button keeps the focus and asks once", async () => {
  const { released, release } = holdBack();
  const answer = vi.fn<() => Promise<Response>>(async () => {
    await released;
    return refuse("UPSTREAM_UNAVAILABLE", "Nothing answers.");
  });
  api.on(services.place, answer);
  drawPointForm();
  await press("Find details");
  const asker = await button("Find details");
  expect(document.activeElement).toBe(asker);
  for (const name of ["Find details", "Describe with AI"]) {
    expect((await button(name)).getAttribute("aria-disabled")).toBe("true");
    await press(name);
  }
  // The Stop button vanishes with the request, also when pressed by keyboard.
  screen.getByText("Stop").focus();
  release();
  await screen.findByRole("alert");
  expect(answer).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(asker);
  expect(asker.getAttribute("aria-disabled")).toBeNull();
});

test("a failure does not move the focus from the field in use", async () => {
  const { released, release } = holdBack();
  api.on(services.describe, async () => {
    await released;
    return refuse("UPSTREAM_UNAVAILABLE", "Nothing answers.");
  });
  drawPointForm();
  await press("Describe with AI");
  await userEvent.type(screen.getByLabelText("Address"), "By the bridge");
  release();
  await screen.findByRole("alert");
  expect(document.activeElement).toBe(screen.getByLabelText("Address"));
});

test.each(["stopping", "closing"])("%s aborts the request", async (how) => {
  const asked = vi.fn<(signal: AbortSignal | null | undefined) => void>();
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
    if (!url.includes("ai/place")) return answer(url, init);
    asked(init.signal);
    return new Promise(() => {});
  });
  const { unmount } = drawPointForm();
  await press("Describe with AI");
  expect((await screen.findByText(/The AI is writing/)).role).toBe("status");
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  const signal = asked.mock.lastCall?.[0];
  expect(signal?.aborted).toBe(false);
  if (how === "closing") unmount();
  else await press("Stop");
  expect(signal?.aborted).toBe(true);
});

test("without a model the button says so, and the facts are not marked as AI", async () => {
  const facts = { ...draft, ai: false, source: "gazetteer", tips: [], workingHours: null };
  api.on(services.config, () => makeConfig()).on(services.describe, () => facts);
  drawPointForm();
  await press("Suggest description");
  const region = await review("Known facts");
  expect(region.textContent).not.toContain("AI");
  expect(region.textContent).not.toContain("Check before you go");
  await choose(region, "Description", "Take");
  await press("Accept");
  expect(textOf("Description")).toBe("A fortress.");
});

test("a found place is taken field by field", async () => {
  const { onSave } = drawPointForm();
  await press("Find details");
  const region = await review("Found: Narikala");
  expect(region.textContent).toContain("At the same spot as your point.");
  await choose(region, "Type", "Take");
  await press("Accept");
  await press("Save");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    ...{ address: "Tbilisi, Georgia", url: "https://castle.example" },
    typeId: "HistoricalBuilding",
  });
});

test("a suggestion without anything new says so", async () => {
  const known: FoundPlace = { ...narikala, name: "Castle", address: "", url: "", typeId: "Other" };
  api.on(services.place, () => known);
  drawPointForm();
  await press("Find details");
  const region = await review("Found: Castle");
  expect(region.textContent).toContain("Nothing new found.");
  expect(
    within(region)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Close"]);
  expect(within(region).queryByText("Accept")).toBeNull();
});

test("without a name nothing is described, without coordinates nothing is looked up, and a hint says why", async () => {
  drawPointForm({ ...castle, name: "" });
  const describe = await button("Describe with AI");
  expect(describe.disabled).toBe(true);
  expect(
    document.getElementById(describe.getAttribute("aria-describedby") ?? "")?.textContent,
  ).toBe("With a name and a place on the map we can fill in the rest.");
  expect((await button("Find details")).disabled).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: /^More/ }));
  await userEvent.clear(screen.getByLabelText(/^Latitude/));
  expect((await button("Find details")).disabled).toBe(true);
});

test("without a network both buttons are disabled, and a hint says why", async () => {
  drawPointForm();
  await button("Describe with AI");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await screen.findByText("You are offline; we can fill in the rest once you are back.");
  expect((await button("Describe with AI")).disabled).toBe(true);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(async () => expect((await button("Find details")).disabled).toBe(false));
});
