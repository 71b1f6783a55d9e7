import { makeFinance, makePoint } from "@castor/core/testing/make.ts";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../data/http/api-error.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
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

const price = "(?:Total price|Price per person|Price per adult)";
const save = () => userEvent.click(screen.getByText("Save"));
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}( \\*)?$`));
const openMore = async () => userEvent.click(await screen.findByRole("button", { name: /^More/ }));
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
    currency: "EUR" as const,
    people: { adults: 2, kids: 0 },
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

test("a save sends only changed fields, so that finance and the other fields survive", async () => {
  const { onSave } = draw();
  await retype("Name", "Old castle");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: "Old castle" });
});

test("every invalid field shows its message in the words of specification#validation-messages, and nothing is sent", async () => {
  const { onSave } = draw();
  await userEvent.clear(await field("Name"));
  await retype("Website", "javascript:alert(1)");
  await openMore();
  await retype("Longitude", "500");
  await save();
  expect(await screen.findByText("This field is required.")).toBeDefined();
  expect(screen.getByText(/Should be a web address/)).toBeDefined();
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
    await openMore();
    await retype(name, typed);
    await userEvent.keyboard("{Enter}");
    expect(onSave).toHaveBeenCalledExactlyOnceWith(change);
  },
);

test("travel mode and exclusion are kept in step, whichever is changed", async () => {
  const { onSave } = draw();
  const exclude = await screen.findByLabelText(/^Skip in route/);
  await userEvent.click(exclude);
  await save();
  expect(onSave).toHaveBeenLastCalledWith({ routeMode: "none", excludeFromRoute: true });
  await userEvent.click(exclude);
  await save();
  expect(onSave).toHaveBeenLastCalledWith({ routeMode: "walk" });
});

test("a message of the server is shown at its field, and the typed text stays", async () => {
  draw({
    onSave: async () =>
      new ApiError(400, "VALIDATION_FAILED", "Please check the marked fields.", {
        fields: { address: "Too long." },
      }),
  });
  await retype("Address", "1 Castle Street");
  await save();
  expect(await screen.findByText("Too long.")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("Your text is kept");
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

test("a change from another device while the form is open is not overwritten", async () => {
  const { onSave, redraw } = draw();
  await retype("Name", "Old castle");
  redraw({ saved: { ...saved, description: "From the phone", address: "Hill 1" } });
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: "Old castle" });
});

test("of a price only changed fields are sent, and nothing of an unchanged stay", async () => {
  const hotelData = {
    checkIn: "2026-12-05 14:00",
    checkOut: "2026-12-07 12:00",
    dining: "breakfast" as const,
    checkInTime: "14:00",
    checkOutTime: "12:00",
  };
  const { onSave } = draw({ saved: makePoint({ ...saved, typeId: "Hotel", hotelData }) });
  await retype(price, "55");
  await save();
  expect(onSave).toHaveBeenLastCalledWith({ finance: { price: 55 } });
});

test("a point that is not a hotel has no stay fields, unless it has stay data", async () => {
  const first = draw();
  await field("Name");
  expect(screen.queryByText("Check-in")).toBeNull();
  first.leave();
  const hotelData = {
    checkIn: "2026-12-05 14:00",
    checkOut: null,
    dining: "none" as const,
    checkInTime: "14:00",
    checkOutTime: null,
  };
  draw({ saved: { ...saved, hotelData } });
  expect((await screen.findByRole("button", { name: /^Booking/ })).ariaExpanded).toBe("true");
  expect(screen.getByText("Check-in")).toBeDefined();
});

test("a draft is restored after a reload, and can be discarded", async () => {
  const first = draw({ saved: { ...saved, id: "kept" } });
  await retype("Name", "Old castle");
  first.leave();
  const second = draw({ saved: { ...saved, id: "kept", address: "Changed elsewhere" } });
  await vi.waitFor(async () => expect(await field("Name")).toHaveProperty("value", "Old castle"));
  expect(await field("Address")).toHaveProperty("value", "Changed elsewhere");
  await userEvent.click(screen.getByText("Discard draft"));
  expect(await field("Name")).toHaveProperty("value", "Castle");
  second.leave();
  draw({ saved: { ...saved, id: "kept" } });
  expect(await field("Name")).toHaveProperty("value", "Castle");
});

test("a saved or discarded draft is not restored", async () => {
  const first = draw({ saved: { ...saved, id: "done" } });
  await retype("Name", "Old castle");
  await save();
  expect(first.onSave).toHaveBeenCalledOnce();
  first.leave();
  draw({ saved: { ...saved, id: "done" } });
  expect(await field("Name")).toHaveProperty("value", "Castle");
});

test("typing a price again clears its error until the next validation", async () => {
  draw({ saved: { ...saved, finance: makeFinance() } });
  await retype(price, "10000000001");
  await save();
  expect((await field(price)).getAttribute("aria-invalid")).toBe("true");
  await retype(price, "15");
  expect((await field(price)).getAttribute("aria-invalid")).not.toBe("true");
});

test("a restored draft of a price keeps later changes of its other fields", async () => {
  const priced = { ...saved, id: "priced", finance: makeFinance({ payed: null }) };
  const first = draw({ saved: priced });
  await retype(price, "55");
  first.leave();
  const { onSave } = draw({ saved: { ...priced, finance: makeFinance({ payed: 5 }) } });
  await vi.waitFor(async () => expect(await field(price)).toHaveProperty("value", "55"));
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ finance: { price: 55 } });
});

test("a new point takes the travel mode of the chosen day, until another mode is chosen", async () => {
  const start = { ...saved, routeMode: "walk" as const };
  const { onSave, redraw } = draw({ saved: null, start });
  await field("Name");
  redraw({ saved: null, start, moveType: "bus" } as Partial<PointFormProps>);
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ routeMode: "bus" }));
});

test("a web address without https:// is completed", async () => {
  const { onSave } = draw();
  await retype("Website", "example.com/menu");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ url: "https://example.com/menu" });
});

test("the position stands under More, which opens when it is wrong", async () => {
  const { onSave } = draw({ saved: { ...saved, lat: 500 } });
  await field("Name");
  const more = screen.getByRole("button", { name: /^More/ });
  expect(more.ariaExpanded).toBe("false");
  await retype("Name", "Old castle");
  await save();
  expect(more.ariaExpanded).toBe("true");
  expect(onSave).not.toHaveBeenCalled();
});

test.each([["{Control>}{Enter}"], ["{Meta>}{Enter}"]])(
  "%s saves, also from the description",
  async (keys) => {
    const { onSave } = draw();
    await userEvent.type(await field("Description"), `Old walls${keys}`);
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ description: "Old walls" });
  },
);
