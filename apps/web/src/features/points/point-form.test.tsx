import { makeFinance, makePoint } from "@castor/core/testing/make.ts";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../data/api-error.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/kit-provider.tsx";
import { PointForm, type PointFormProps } from "./point-form.tsx";

const saved = makePoint({
  name: "Castle",
  finance: makeFinance(),
  reservationTime: "10:30",
  timeToSpend: 45,
});

beforeAll(startWords);
beforeEach(() => {
  window.localStorage.clear();
  return setLanguage("en");
});
afterEach(cleanup);

const save = () => userEvent.click(screen.getByText("Save"));
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}( \\*)?$`));
async function retype(name: string, text: string) {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
}

function draw(props: Partial<PointFormProps> = {}) {
  const onSave = vi.fn<PointFormProps["onSave"]>(async () => null);
  const common = {
    moveType: "walk" as const,
    draftName: `point ${props.saved?.id ?? saved.id}`,
    date: "2026-12-05",
    money: {
      currency: "EUR" as const,
      draw: ({ values, inputProps, onChange }) => (
        <input
          aria-label="Price"
          aria-invalid={inputProps("price").error !== undefined}
          value={values.price}
          onChange={({ currentTarget }) => onChange({ price: Number(currentTarget.value) })}
        />
      ),
    } satisfies PointFormProps["money"],
    onSave,
    onClose: () => {},
  };
  const all = { ...common, saved, ...props } as PointFormProps;
  const { rerender, unmount } = render(<PointForm {...all} />, { wrapper: KitProvider });
  return {
    onSave,
    leave: unmount,
    redraw: (more: Partial<PointFormProps>) =>
      rerender(<PointForm {...({ ...all, ...more } as PointFormProps)} />),
  };
}

test("a save sends only what changed, so that finance and the rest survive", async () => {
  const { onSave } = draw();
  await retype("Name", "Old castle");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: "Old castle" });
});

test("every refused field says why, with the words of section 5, and nothing is sent", async () => {
  const { onSave } = draw();
  await userEvent.clear(await field("Name"));
  await retype("Website", "javascript:alert(1)");
  await retype("Longitude", "500");
  await save();
  expect(await screen.findByText("This field is required.")).toBeDefined();
  expect(screen.getByText(/starts with http/)).toBeDefined();
  expect(screen.getByText("Invalid coordinate.")).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(await field("Name"));
});

test.each([
  ["Latitude", "41.50", { lat: 41.5 }],
  ["Longitude", "-44.0", { lng: -44 }],
  ["Time to spend", "090", { timeToSpend: 90 }],
])(
  "%s %o is saved with Enter as it stands, though more digits could follow",
  async (name, typed, change) => {
    const { onSave } = draw();
    await retype(name, typed);
    await userEvent.keyboard("{Enter}");
    expect(onSave).toHaveBeenCalledExactlyOnceWith(change);
  },
);

test("travel mode and exclusion are kept in step, whichever is changed", async () => {
  const { onSave } = draw();
  const exclude = await screen.findByLabelText(/^Leave out of the path/);
  await userEvent.click(exclude);
  await save();
  expect(onSave).toHaveBeenLastCalledWith({ routeMode: "none", excludeFromRoute: true });
  await userEvent.click(exclude);
  await save();
  expect(onSave).toHaveBeenLastCalledWith({ routeMode: "walk" });
});

test("what the server refuses is said at its field, and what was typed stays", async () => {
  draw({
    onSave: async () =>
      new ApiError(400, "VALIDATION_FAILED", "Please check the marked fields.", {
        fields: { address: "Too long." },
      }),
  });
  await retype("Address", "1 Castle Street");
  await save();
  expect(await screen.findByText("Too long.")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("what you typed is still here");
  expect(await field("Address")).toHaveProperty("value", "1 Castle Street");
});

test("a suggested name fills an empty one and never replaces what was typed", async () => {
  const start = { ...saved, name: "" };
  const first = draw({ saved: null, start });
  first.redraw({ saved: null, start, nameSuggestion: "Vienna" });
  await vi.waitFor(async () => expect(await field("Name")).toHaveProperty("value", "Vienna"));
  await retype("Name", "My own");
  first.redraw({ saved: null, start, nameSuggestion: "Graz" });
  expect(await field("Name")).toHaveProperty("value", "My own");
});

test("what another device changed while the form was open is not put back", async () => {
  const { onSave, redraw } = draw();
  await retype("Name", "Old castle");
  redraw({ saved: { ...saved, description: "From the phone", address: "Hill 1" } });
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: "Old castle" });
});

test("of a price only what changed is sent, and nothing of a stay that was left alone", async () => {
  const hotelData = {
    checkIn: "2026-12-05 14:00",
    checkOut: "2026-12-07 12:00",
    dining: "breakfast" as const,
    checkInTime: "14:00",
    checkOutTime: "12:00",
  };
  const { onSave } = draw({ saved: makePoint({ ...saved, typeId: "Hotel", hotelData }) });
  await retype("Price", "55");
  await save();
  expect(onSave).toHaveBeenLastCalledWith({ finance: { price: 55 } });
});

test("a point that is no hotel has no stay, unless something is said of it", async () => {
  const first = draw();
  await field("Name");
  expect(screen.queryByRole("button", { name: /^Stay/ })).toBeNull();
  first.leave();
  const hotelData = {
    checkIn: "2026-12-05 14:00",
    checkOut: null,
    dining: "none" as const,
    checkInTime: "14:00",
    checkOutTime: null,
  };
  draw({ saved: { ...saved, hotelData } });
  expect(await screen.findByRole("button", { name: /^Stay/ })).toBeDefined();
});

test("what was typed is back when the page went before it was saved, and can be thrown away", async () => {
  const first = draw({ saved: { ...saved, id: "kept" } });
  await retype("Name", "Old castle");
  first.leave();
  const second = draw({ saved: { ...saved, id: "kept", address: "Changed elsewhere" } });
  await vi.waitFor(async () => expect(await field("Name")).toHaveProperty("value", "Old castle"));
  expect(await field("Address")).toHaveProperty("value", "Changed elsewhere");
  await userEvent.click(screen.getByText("Throw it away"));
  expect(await field("Name")).toHaveProperty("value", "Castle");
  second.leave();
  draw({ saved: { ...saved, id: "kept" } });
  expect(await field("Name")).toHaveProperty("value", "Castle");
});

test("what is saved or thrown away is not offered again", async () => {
  const first = draw({ saved: { ...saved, id: "done" } });
  await retype("Name", "Old castle");
  await save();
  expect(first.onSave).toHaveBeenCalledOnce();
  first.leave();
  draw({ saved: { ...saved, id: "done" } });
  expect(await field("Name")).toHaveProperty("value", "Castle");
});

test("a price that is typed anew is not called wrong before it is looked at again", async () => {
  draw({ saved: { ...saved, finance: makeFinance() } });
  await retype("Price", "10000000001");
  await save();
  expect((await field("Price")).getAttribute("aria-invalid")).toBe("true");
  await retype("Price", "15");
  expect((await field("Price")).getAttribute("aria-invalid")).toBe("false");
});

test("a draft of a price leaves what others have said of it since", async () => {
  const priced = { ...saved, id: "priced", finance: makeFinance({ payed: null }) };
  const first = draw({ saved: priced });
  await retype("Price", "55");
  first.leave();
  const { onSave } = draw({ saved: { ...priced, finance: makeFinance({ payed: 5 }) } });
  await vi.waitFor(async () => expect(await field("Price")).toHaveProperty("value", "55"));
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ finance: { price: 55 } });
});

test("a new point goes by the mode of the day that is chosen, until somebody says another", async () => {
  const start = { ...saved, routeMode: "walk" as const };
  const { onSave, redraw } = draw({ saved: null, start });
  await field("Name");
  redraw({ saved: null, start, moveType: "bus" } as Partial<PointFormProps>);
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ routeMode: "bus" }));
});
