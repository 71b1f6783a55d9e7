import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { KitProvider } from "../theme/kit-provider.tsx";
import { InPlaceField, type InPlaceFieldProps } from "./in-place-field.tsx";

afterEach(cleanup);

/** Opens the field; `redraw` is a value that came from elsewhere. */
function draw() {
  const onSave = vi.fn<InPlaceFieldProps["onSave"]>(() => null);
  const fieldOf = (value: string) => (
    <InPlaceField label="Name" value={value} onSave={onSave} onClose={() => {}} />
  );
  const { rerender } = render(fieldOf("Castle"), { wrapper: KitProvider });
  return { onSave, redraw: (value: string) => rerender(fieldOf(value)) };
}

test("What is typed stays when somebody else changes the value, and is saved", async () => {
  const { onSave, redraw } = draw();
  const field = screen.getByLabelText("Name");
  await userEvent.type(field, " of Anna");
  redraw("Fort");
  expect(field).toHaveProperty("value", "Castle of Anna");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("{Enter}");
  expect(onSave).toHaveBeenCalledExactlyOnceWith("Castle of Anna");
});

test("What nobody has typed here is not saved over somebody else's value", async () => {
  const { onSave, redraw } = draw();
  redraw("Fort");
  await userEvent.type(screen.getByLabelText("Name"), "{Enter}");
  expect(onSave).not.toHaveBeenCalled();
});
