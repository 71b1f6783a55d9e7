import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { KitProvider } from "../theme/kit-provider.tsx";
import { SelectField } from "./select-field.tsx";

const points = [
  { value: "lake", label: "Lake" },
  { value: "mill", label: "Mill" },
];

test("A field that gets the focus as it appears tells screen readers of its list, which stands beside it", async () => {
  const { container } = render(
    <KitProvider>
      <SelectField label="Point" data={points} searchable nothingFoundMessage="None" autoFocus />
    </KitProvider>,
  );
  const list = await screen.findByRole("listbox");
  const field = screen.getByRole("combobox", { name: "Point" });
  await waitFor(() => expect(field.getAttribute("aria-controls")).toBe(list.id));
  expect(field.getAttribute("aria-expanded")).toBe("true");
  expect(container.contains(list)).toBe(true);
});
