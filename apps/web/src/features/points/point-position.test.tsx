import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { narikala } from "../../../testing/draft-point.tsx";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetDrafts } from "../../data/forms/form-drafts.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { type PickedOnMap, PointForm, type PointFormProps } from "./point-form.tsx";

const { id: _, linkId: __, order: ___, ...bare } = makePoint({ name: "" });
const nowhere = { ...bare, lat: "", lng: "" } as const;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  forgetDrafts();
  new FakeApi().on(endpoints.services.suggest, () => [narikala]);
});

function openForm(
  start: NonNullable<Extract<PointFormProps, { saved: null }>["start"]>,
  picked?: PickedOnMap,
) {
  const onSave = vi.fn<PointFormProps["onSave"]>(async () => null);
  const { unmount } = render(
    <PointForm
      start={start}
      saved={null}
      picked={picked}
      moveType="walk"
      draftName="new point"
      date="2026-12-05"
      currency="EUR"
      people={{ adults: 2, kids: 0 }}
      onSave={onSave}
      onClose={() => {}}
    />,
    { wrapper: KitProvider },
  );
  return { onSave, unmount };
}

const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/, { selector: "input" });
const press = (label: string) => userEvent.click(screen.getByRole("button", { name: label }));

test("a point without a position is not saved: the form asks for a place", async () => {
  const { onSave } = openForm(nowhere, { typed: null, onLeave: () => {} });
  expect(screen.getByText("No place chosen yet.")).toBeDefined();
  await userEvent.type(name(), "Somewhere");
  await press("Save");
  expect(await screen.findByText("Choose a place or tap the map")).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
});

test("a place that its name finds fills the form", async () => {
  const { onSave } = openForm(nowhere, { typed: null, onLeave: () => {} });
  await userEvent.type(name(), "narik");
  await userEvent.click(await screen.findByRole("option", { name: /Narikala/, hidden: true }));
  expect(name().value).toBe("Narikala");
  expect(screen.getByText("41.68800, 44.80840")).toBeDefined();
  await press("Save");
  const { name: title, lat, lng, typeId, url } = narikala;
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ name: title, lat, lng, typeId, url }),
  );
});

test("what was typed comes back with the position that was chosen on the map", async () => {
  const onLeave = vi.fn<PickedOnMap["onLeave"]>();
  const { unmount } = openForm(nowhere, { typed: null, onLeave });
  await userEvent.type(name(), "Picnic");
  await press("Tap the map");
  unmount();
  const typed = onLeave.mock.calls[0]?.[0] ?? null;
  const { onSave } = openForm({ ...nowhere, lat: 41.5, lng: 44.5 }, { typed, onLeave });
  expect(name().value).toBe("Picnic");
  await press("Save");
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ name: "Picnic", lat: 41.5, lng: 44.5 }),
  );
});

test("a restored draft keeps its position, wherever the next form begins", async () => {
  const { unmount } = openForm({ ...nowhere, lat: 41.5, lng: 44.5 });
  await userEvent.type(name(), "Picnic");
  unmount();
  const { onSave } = openForm(nowhere, { typed: null, onLeave: () => {} });
  expect(name().value).toBe("Picnic");
  await press("Save");
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ name: "Picnic", lat: 41.5, lng: 44.5 }),
  );
});
