import { makeRoute } from "@castor/core/testing/make.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { RouteForm } from "./route-form.tsx";

const start = {
  name: "",
  moveType: "car",
  date: "2026-12-05 09:00",
  icon: "none",
  description: "",
} as const;

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

const save = () => userEvent.click(screen.getByText("Save"));

test("a new day needs a name, and is sent whole with its date and start time", async () => {
  const onSave = vi.fn(async () => null);
  render(<RouteForm saved={null} start={start} onSave={onSave} onClose={() => {}} />, {
    wrapper: KitProvider,
  });
  await save();
  expect(await screen.findByText("This field is required.")).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Old town");
  await userEvent.click(screen.getByLabelText("Castle"));
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    ...start,
    name: "Old town",
    icon: "building-castle",
  });
});

test("of a saved day only changed fields are sent", async () => {
  const onSave = vi.fn(async () => null);
  render(<RouteForm saved={makeRoute()} onSave={onSave} onClose={() => {}} />, {
    wrapper: KitProvider,
  });
  await userEvent.type(await screen.findByRole("textbox", { name: "Description" }), "Slowly");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ description: "Slowly" });
});

test("typed text is not discarded without a question", async () => {
  const onClose = vi.fn();
  render(<RouteForm saved={null} start={start} onSave={async () => null} onClose={onClose} />, {
    wrapper: KitProvider,
  });
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Old town");
  await userEvent.click(screen.getByText("Cancel"));
  expect(await screen.findByText("Leave without saving?")).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

test("a change from another device while the form is open is not overwritten", async () => {
  const onSave = vi.fn(async () => null);
  const route = makeRoute();
  const form = (saved: typeof route) => (
    <RouteForm saved={saved} onSave={onSave} onClose={() => {}} />
  );
  const { rerender } = render(form(route), { wrapper: KitProvider });
  await userEvent.type(await screen.findByRole("textbox", { name: "Description" }), "Slowly");
  rerender(form({ ...route, name: "From the phone" }));
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ description: "Slowly" });
});
