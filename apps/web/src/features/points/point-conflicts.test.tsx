import { makeFinance, makePoint } from "@castor/core/testing/make.ts";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { ApiError } from "../../data/http/api-error.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { PointForm, type PointFormProps } from "./point-form.tsx";

const saved = makePoint({ name: "Castle" });

beforeAll(startWords);
beforeEach(() => {
  window.localStorage.clear();
  return setLanguage("en");
});
afterEach(cleanup);

const price = "Total price";
const save = () => userEvent.click(screen.getByText("Save"));
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}( \\*)?$`));
async function retype(name: string, text: string) {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
}

/** Opens the form of the saved point; `redraw` is a change that came from elsewhere. */
function draw(
  change: {
    saved?: typeof saved;
    onSave?: PointFormProps["onSave"];
    currency?: PointFormProps["currency"];
  } = {},
) {
  const onSave = vi.fn<PointFormProps["onSave"]>(change.onSave ?? (async () => null));
  const formOf = (point: typeof saved, isGone = false) => (
    <PointForm
      saved={point}
      isGone={isGone}
      moveType="walk"
      draftName={`point ${point.id}`}
      date="2026-12-05"
      currency={change.currency === undefined ? "EUR" : change.currency}
      people={{ adults: 2, kids: 0 }}
      onSave={onSave}
      onClose={() => {}}
    />
  );
  const { rerender } = render(formOf(change.saved ?? saved), { wrapper: KitProvider });
  return {
    onSave,
    redraw: (now: { saved: typeof saved; isGone?: boolean }) =>
      rerender(formOf(now.saved, now.isGone)),
  };
}

test("a field that was changed elsewhere meanwhile shows both values, and nothing is saved before one is chosen", async () => {
  const { onSave, redraw } = draw();
  await retype("Name", "Old castle");
  redraw({ saved: { ...saved, name: "Castle of the prince" } });
  expect(await screen.findByText("Changed meanwhile to “Castle of the prince”")).toBeDefined();
  expect(screen.getByText("Yours: “Old castle”")).toBeDefined();
  await save();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Name: Keep mine" }));
  expect(screen.queryByText(/^Changed meanwhile/)).toBeNull();
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: "Old castle" });
});

test("the other value can be taken, of a price too", async () => {
  const priced = { ...saved, finance: makeFinance({ price: 10 }) };
  const { redraw } = draw({ saved: priced });
  await retype(price, "20");
  redraw({ saved: { ...priced, finance: makeFinance({ price: 30 }) } });
  expect(await screen.findByText("Yours: €20")).toBeDefined();
  expect(screen.getByText("Changed meanwhile to €30")).toBeDefined();
  await userEvent.click(await screen.findByRole("button", { name: "Total: Take theirs" }));
  expect(await field(price)).toHaveProperty("value", "30");
  expect(screen.queryByText(/^Changed meanwhile/)).toBeNull();
});

test("a draft that comes back shows what somebody has changed since in the same field, and overwrites nothing", async () => {
  forgetEverybody();
  logInAs();
  const priced = { ...saved, finance: makeFinance({ price: 10 }) };
  draw({ saved: priced });
  await retype("Name", "Old castle");
  await retype(price, "20");
  cleanup();
  const now = { ...priced, name: "Castle of the prince", description: "Open in winter" };
  const { onSave } = draw({ saved: now });
  expect(await screen.findByText("Changed meanwhile to “Castle of the prince”")).toBeDefined();
  expect(screen.getByText("Yours: “Old castle”")).toBeDefined();
  await save();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Name: Take theirs" }));
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    finance: expect.objectContaining({ price: 20 }),
  });
});

test("a draft with a price comes back without it where money is hidden meanwhile", async () => {
  forgetEverybody();
  logInAs();
  draw({ saved: { ...saved, finance: makeFinance({ price: 10 }) } });
  await retype(price, "20");
  await retype("Name", "Old castle");
  cleanup();
  const { onSave } = draw({ currency: null });
  expect(await field("Name")).toHaveProperty("value", "Old castle");
  expect(JSON.stringify(window.localStorage)).not.toContain("price");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: "Old castle" });
});

test("offline the form says that the text is kept, and guesses nothing about the save", async () => {
  draw({
    onSave: async () => new ApiError(0, "NO_ANSWER", "No internet connection", { isOffline: true }),
  });
  await retype("Name", "Old castle");
  await save();
  const said = (await screen.findByRole("alert")).textContent;
  expect(said).toMatch(/^You are offline\. Your text is kept/);
  expect(said).not.toMatch(/know/);
});

test("a field that was not typed into follows, says so, and is not sent", async () => {
  const { onSave, redraw } = draw();
  await retype("Name", "Old castle");
  redraw({ saved: { ...saved, address: "Hill 1", finance: makeFinance({ price: 30 }) } });
  expect(await field("Address")).toHaveProperty("value", "Hill 1");
  expect(await field(price)).toHaveProperty("value", "30");
  expect(await field("Name")).toHaveProperty("value", "Old castle");
  expect(screen.getByText(/^Updated by others: Address/)).toBeDefined();
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: "Old castle" });
});

test("nothing changes in a field with the cursor in it before it is left", async () => {
  const { redraw } = draw();
  const name = await field("Name");
  await userEvent.click(name);
  redraw({ saved: { ...saved, name: "Fort" } });
  expect(name).toHaveProperty("value", "Castle");
  expect(document.activeElement).toBe(name);
  await userEvent.tab();
  expect(name).toHaveProperty("value", "Fort");
});

test("a field with the cursor in it that was not typed into does not take back what somebody has changed", async () => {
  const { onSave, redraw } = draw();
  await retype("Address", "Hill 1");
  await userEvent.click(await field("Name"));
  redraw({ saved: { ...saved, name: "Fort" } });
  await userEvent.keyboard("{Enter}");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ address: "Hill 1" });
});

test("what was typed is kept when somebody deletes the point, and added as a new one", async () => {
  const { onSave, redraw } = draw();
  await retype("Name", "Old castle");
  redraw({ saved, isGone: true });
  expect(await screen.findByText(/^Somebody has deleted this meanwhile/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Add as new" }));
  const { lat, lng, typeId } = saved;
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: "Old castle", lat, lng, typeId }),
  );
});
