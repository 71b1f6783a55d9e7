import { endpoints } from "@castor/core/endpoints.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  button,
  choose,
  drawPointForm,
  fakeDrafts,
  narikala,
  press,
  review,
} from "../../../../testing/draft-point.tsx";
import type { FakeApi } from "../../../../testing/fake-api.ts";
import { queryClient } from "../../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";

const notDecided = /Accept or dismiss these suggestions first/;
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  queryClient.clear();
  // Drafts of one test are not restored in the next.
  window.localStorage.clear();
  api = fakeDrafts();
});

test("closing the form with an open review asks first", async () => {
  const { onClose } = drawPointForm();
  await press("Describe with AI");
  await review("Draft by AI");
  await press("Cancel");
  await press("Keep editing");
  expect(onClose).not.toHaveBeenCalled();
  await press("Dismiss");
  await press("Cancel");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("a save with an open review is blocked and moves the focus there each time, until it is decided", async () => {
  const { onSave } = drawPointForm();
  await press("Describe with AI");
  const region = await review("Draft by AI");
  expect(screen.queryByText(notDecided)).toBeNull();
  for (let time = 0; time < 2; time++) {
    (await button("Save")).focus();
    await userEvent.keyboard("{Enter}");
    const heading = document.activeElement;
    expect(heading?.textContent).toBe("Draft by AI");
    const line = document.getElementById(heading?.getAttribute("aria-describedby") ?? "");
    expect(line?.textContent).toMatch(notDecided);
  }
  await choose(region, "Opening hours", "Leave empty");
  expect(onSave).not.toHaveBeenCalled();
  await press("Accept");
  expect(screen.queryByText(notDecided)).toBeNull();
  await press("Save");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ address: "Castle Street 1" });
});

test("a review without proposals blocks no save", async () => {
  const known = { ...narikala, name: "Castle", address: "", url: "", typeId: "Other" as const };
  api.on(endpoints.services.place, () => known);
  const { onSave } = drawPointForm();
  await press("Find details");
  await review("Found: Castle");
  await userEvent.type(screen.getByLabelText("Address"), "By the bridge");
  await press("Save");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ address: "By the bridge" });
});
