import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { KitProvider } from "../theme/kit-provider.tsx";
import { NumberField } from "./number-field.tsx";

function Kids({ onValue }: { onValue: (value: number | string) => void }) {
  const [value, setValue] = useState<number | string>("");
  return (
    <NumberField
      label="Kids"
      min={0}
      max={100}
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

test.each([
  ["-3", -3],
  ["101", 101],
  ["2.5", 2.5],
  ["2,5", 2.5],
])("typed %s is not changed into another number", async (typed, expected) => {
  let last: number | string = "";
  const onValue = (value: number | string) => {
    last = value;
  };
  render(<Kids onValue={onValue} />, { wrapper: KitProvider });
  await userEvent.type(screen.getByLabelText("Kids"), typed);
  await userEvent.tab();
  expect(last).toBe(expected);
});

test.each([
  ["-3", -3],
  ["\u22123", -3],
  ["2,5", 2.5],
])("pasted %s is not changed into another number", (pasted, expected) => {
  let last: number | string = "";
  const onValue = (value: number | string) => {
    last = value;
  };
  render(<Kids onValue={onValue} />, { wrapper: KitProvider });
  fireEvent.change(screen.getByLabelText("Kids"), { target: { value: pasted } });
  expect(last).toBe(expected);
});
