import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { FormDialog } from "../../dialogs/form-dialog.tsx";
import { KitProvider } from "../../theme/kit-provider.tsx";
import { SelectField } from "../select-field.tsx";

const currencies = ["EUR · Euro", "AUD · Australian dollar", "GBP · British pound"].map(
  (label) => ({ value: label.slice(0, 3), label }),
);
const words = {
  closeLabel: "Close",
  cancelLabel: "Cancel",
  title: "Leave?",
  text: "Not saved",
  leaveLabel: "Leave",
  stayLabel: "Stay",
};

function Form({ onSave }: { onSave: (currency: string) => void }) {
  const [chosen, setChosen] = useState("EUR");
  return (
    <FormDialog
      title="Cost"
      saveLabel="Save"
      words={words}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(chosen);
      }}
      onClose={vi.fn()}
    >
      <SelectField
        label="Currency"
        searchable
        allowDeselect={false}
        nothingFoundMessage="No such currency"
        data={currencies}
        value={chosen}
        onChange={(value) => value && setChosen(value)}
      />
      <output>{chosen}</output>
    </FormDialog>
  );
}

function open() {
  const onSave = vi.fn<(currency: string) => void>();
  render(
    <KitProvider>
      <Form onSave={onSave} />
    </KitProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Currency" });
  field.focus();
  return { field, onSave, save: screen.getByRole("button", { name: "Save" }) };
}

/** Types over the selected text, as a browser does. */
const type = (field: HTMLInputElement, text: string) =>
  fireEvent.input(field, { target: { value: text } });
const press = (field: HTMLInputElement, key: string) =>
  fireEvent.keyDown(field, { key, code: key });
const listed = () => within(screen.getByRole("listbox")).queryAllByRole("option");
const highlighted = () => listed().filter((option) => option.dataset.comboboxSelected);

test("The focus selects the text, so that typing replaces it", () => {
  const { field } = open();
  expect(field.value).toBe("EUR · Euro");
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test("The first match is highlighted, and Enter chooses it without sending the form", () => {
  const { field, onSave } = open();
  type(field, "gbp");
  expect(highlighted().map((option) => option.textContent)).toEqual(["GBP · British pound"]);
  // A browser sends the form when nobody prevents it.
  expect(press(field, "Enter")).toBe(false);
  expect(screen.getByRole("status").textContent).toBe("GBP");
  expect(field.value).toBe("GBP · British pound");
  expect(onSave).not.toHaveBeenCalled();
});

test("Leaving the field chooses the highlighted match: GBP typed over EUR is saved as GBP", () => {
  const { field, save, onSave } = open();
  type(field, "GBP");
  fireEvent.blur(field);
  fireEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith("GBP");
});

test("Leaving chooses the first match also of what was typed just after another choice", () => {
  vi.useFakeTimers();
  try {
    const { field, save, onSave } = open();
    type(field, "GBP");
    press(field, "Enter");
    type(field, "AUD");
    vi.runAllTimers();
    fireEvent.blur(field);
    fireEvent.click(save);
    expect(onSave).toHaveBeenCalledExactlyOnceWith("AUD");
  } finally {
    vi.useRealTimers();
  }
});

test("A text that matches nothing stays with an error, and the form is not sent", () => {
  const { field, save, onSave } = open();
  type(field, "XYZ");
  expect(press(field, "Enter")).toBe(false);
  fireEvent.blur(field);
  expect(field.value).toBe("XYZ");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  fireEvent.click(save);
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  type(field, "aud");
  fireEvent.blur(field);
  fireEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith("AUD");
});

test("The keys that save take the highlighted option first, and save it when pressed again", () => {
  const { field, onSave } = open();
  type(field, "GBP");
  fireEvent.keyDown(field, { key: "Enter", code: "Enter", ctrlKey: true });
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter", code: "Enter", ctrlKey: true });
  expect(onSave).toHaveBeenCalledExactlyOnceWith("GBP");
});

test("A field that was only looked at, or emptied, keeps its option", () => {
  const { field, save, onSave } = open();
  fireEvent.blur(field);
  field.focus();
  type(field, "");
  expect(press(field, "Enter")).toBe(false);
  fireEvent.blur(field);
  expect(field.value).toBe("EUR · Euro");
  fireEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith("EUR");
});

test("The whole label of the chosen option, typed, highlights that option", () => {
  const { field } = open();
  type(field, "GBP");
  press(field, "Enter");
  type(field, "");
  type(field, "GBP · British pound");
  expect(highlighted().map((option) => option.textContent)).toEqual(["GBP · British pound"]);
});

test("Escape gives the chosen option back", () => {
  const { field } = open();
  type(field, "XYZ");
  press(field, "Escape");
  expect(field.value).toBe("EUR · Euro");
});
