import { endpoints } from "@castor/core/endpoints.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
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
import { queryClient } from "../../../data/query-client.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";

const { services } = endpoints;
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  window.localStorage.clear();
  await setLanguage("en");
  queryClient.clear();
  // What one test typed is not put back in the next.
  window.localStorage.clear();
  api = fakeDrafts();
});
afterEach(() => vi.restoreAllMocks());

test("a draft is shown beside what the form holds, marked, and nothing changes before it is taken", async () => {
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
  await press("Put into the form");
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
    await press("Put into the form");
    expect(textOf("Description")).toBe(text);
  },
);

test("a discarded draft leaves everything, and the keyboard is where it was", async () => {
  drawPointForm();
  await press("Describe with AI");
  await review("Draft by AI");
  await press("Discard");
  expect(screen.queryByRole("region")).toBeNull();
  expect(textOf("Address")).toBe("");
  await vi.waitFor(async () =>
    expect(document.activeElement).toBe(await button("Describe with AI")),
  );
});

test("Enter on a choice saves no form", async () => {
  const { onSave } = drawPointForm();
  await press("Describe with AI");
  await choose(await review("Draft by AI"), "Address", "Leave empty");
  await userEvent.keyboard("{Enter}");
  expect(onSave).not.toHaveBeenCalled();
});

test("what is typed while the AI writes is not replaced unless that is chosen", async () => {
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
  await press("Put into the form");
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

test("who asks keeps the focus, and asks once", async () => {
  const { released, release } = holdBack();
  const answer = vi.fn<() => Promise<Response>>(async () => {
    await released;
    return refuse("UPSTREAM_UNAVAILABLE", "Nothing answers.");
  });
  api.on(services.place, answer);
  drawPointForm();
  await press("Look up");
  const asker = await button("Look up");
  expect(document.activeElement).toBe(asker);
  for (const name of ["Look up", "Describe with AI"]) {
    expect((await button(name)).getAttribute("aria-disabled")).toBe("true");
    await press(name);
  }
  // Pressed with the keyboard, Stop goes with the question.
  screen.getByText("Stop").focus();
  release();
  await screen.findByRole("alert");
  expect(answer).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(asker);
  expect(asker.getAttribute("aria-disabled")).toBeNull();
});

test("a failure takes nobody away from the field in which they write", async () => {
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

test.each(["stopping", "closing"])("%s ends the question", async (how) => {
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

test("without a model the button says so, and the facts are no draft by AI", async () => {
  const facts = { ...draft, ai: false, source: "gazetteer", tips: [], workingHours: null };
  api.on(services.config, () => makeConfig()).on(services.describe, () => facts);
  drawPointForm();
  await press("Fill from known facts");
  const region = await review("Known facts");
  expect(region.textContent).not.toContain("AI");
  expect(region.textContent).not.toContain("Check before you go");
  await choose(region, "Description", "Take");
  await press("Put into the form");
  expect(textOf("Description")).toBe("A fortress.");
});

test("what the search knows of the place is taken field by field", async () => {
  const { onSave } = drawPointForm();
  await press("Look up");
  const region = await review("Found: Narikala");
  expect(region.textContent).toContain("It lies where your point is.");
  await choose(region, "Type", "Take");
  await press("Put into the form");
  await press("Save");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    ...{ address: "Tbilisi, Georgia", url: "https://castle.example" },
    typeId: "HistoricalBuilding",
  });
});

test("when all of it is known already, that is said", async () => {
  const known: FoundPlace = { ...narikala, name: "Castle", address: "", url: "", typeId: "Other" };
  api.on(services.place, () => known);
  drawPointForm();
  await press("Look up");
  const region = await review("Found: Castle");
  expect(region.textContent).toContain("All that was found is in the form already.");
  expect(within(region).queryByText("Put into the form")).toBeNull();
});

test("without a name nothing is described, without coordinates nothing looked up; it is said why", async () => {
  drawPointForm({ ...castle, name: "" });
  const describe = await button("Describe with AI");
  expect(describe.disabled).toBe(true);
  expect(
    document.getElementById(describe.getAttribute("aria-describedby") ?? "")?.textContent,
  ).toBe("A name and coordinates first: then this can be filled in for you.");
  expect((await button("Look up")).disabled).toBe(false);
  await userEvent.clear(screen.getByLabelText(/^Latitude/));
  expect((await button("Look up")).disabled).toBe(true);
});

test("without a network both wait for one, and say so", async () => {
  drawPointForm();
  await button("Describe with AI");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await screen.findByText("No network: this can be filled in for you once there is one.");
  expect((await button("Describe with AI")).disabled).toBe(true);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(async () => expect((await button("Look up")).disabled).toBe(false));
});
