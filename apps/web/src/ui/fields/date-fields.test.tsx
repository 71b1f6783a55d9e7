import { readTypedDate } from "@castor/core/time/read-typed-date.ts";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { FormDialog } from "../dialogs/form-dialog.tsx";
import { Collapsible } from "../layout/collapsible.tsx";
import { KitProvider } from "../theme/kit-provider.tsx";
import type { DateFieldFormat } from "./date-field-format.ts";
import { DateField, DateTimeField } from "./date-fields.tsx";

afterEach(cleanup);

const format: DateFieldFormat = {
  locale: "en",
  minDate: "1900-01-01",
  maxDate: "2200-12-31",
  firstDayOfWeek: 1,
  isTwelveHours: false,
  read: (typed, near) => readTypedDate(typed, { today: "2026-11-22", order: "dmy", near }),
  show: (date) => date.split("-").reverse().join("."),
  spell: (date) => `spelled ${date}`,
  example: "Such as 5 Dec",
  notUnderstood: "Not a date",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  previousYear: "Previous year",
  nextYear: "Next year",
  time: "Time",
  hours: "Hours",
  minutes: "Minutes",
  amPm: "AM or PM",
  clear: "Clear the date",
};

interface Options {
  value?: string | null;
  isRequired?: boolean;
  opensAt?: string;
  isWithTime?: boolean;
  formats?: Partial<DateFieldFormat>;
}

interface Calls {
  onChange: (value: string | null) => void;
  onSave: () => void;
  onClose: () => void;
}

const words = { closeLabel: "Close", cancelLabel: "Cancel", title: "", text: "" };

function Form({
  value = null,
  isRequired,
  opensAt,
  isWithTime,
  formats,
  ...calls
}: Options & Calls) {
  const [date, setDate] = useState(value);
  const props = {
    label: "Day",
    format: { ...format, ...formats },
    value: date,
    required: isRequired ?? false,
    clearable: !isRequired,
    opensAt,
    onChange: (next: string | null) => {
      calls.onChange(next);
      setDate(next);
    },
  };
  return (
    <FormDialog
      title="Form"
      saveLabel="Save"
      words={{ ...words, leaveLabel: "Leave", stayLabel: "Stay" }}
      onSubmit={(event) => {
        event.preventDefault();
        calls.onSave();
      }}
      onClose={calls.onClose}
    >
      {isWithTime ? <DateTimeField {...props} usualTime="14:00" /> : <DateField {...props} />}
      <input aria-label="Other" />
    </FormDialog>
  );
}

function draw(options: Options = {}) {
  const onChange = vi.fn<Calls["onChange"]>();
  const onSave = vi.fn<Calls["onSave"]>();
  const onClose = vi.fn<Calls["onClose"]>();
  render(<Form {...options} {...{ onChange, onSave, onClose }} />, { wrapper: KitProvider });
  return { onChange, onSave, onClose };
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Day/ });
const leave = () => userEvent.click(screen.getByRole("textbox", { name: "Other" }));
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

test("A typed date is read back in words, taken, and shown in the usual form when the field is left", async () => {
  const { onChange, onSave } = draw();
  await userEvent.click(field());
  expect(await screen.findByText("Such as 5 Dec")).toBeDefined();
  await userEvent.type(field(), "5 дек");
  expect(screen.getByText("spelled 2026-12-05")).toBeDefined();
  expect(field().value).toBe("5 дек");
  expect(onChange).toHaveBeenLastCalledWith("2026-12-05");
  await leave();
  expect(field().value).toBe("05.12.2026");
  await save();
  expect(onSave).toHaveBeenCalledOnce();
});

test("A date without a year is near the date that the field is about", async () => {
  const { onChange } = draw({ opensAt: "2028-01-03" });
  await userEvent.type(field(), "30.12");
  expect(onChange).toHaveBeenLastCalledWith("2027-12-30");
});

test("A text that is not understood stays, is said at the field, and nothing is saved", async () => {
  const { onChange, onSave } = draw({ value: "2026-12-05" });
  await userEvent.clear(field());
  await userEvent.type(field(), "someday");
  expect(onChange).toHaveBeenLastCalledWith(null);
  await leave();
  expect(field().value).toBe("someday");
  expect(screen.getAllByText("Not a date").length).toBeGreaterThan(0);
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
  await userEvent.clear(field());
  await userEvent.type(field(), "tomorrow");
  await save();
  expect(onSave).toHaveBeenCalledOnce();
  expect(field().value).toBe("23.11.2026");
});

test("An emptied field has no date, and a button empties it", async () => {
  const { onChange } = draw({ value: "2026-12-05" });
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(null);
  await userEvent.type(field(), "6.12");
  await userEvent.click(screen.getByRole("button", { name: "Clear the date" }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(field().value).toBe("");
});

test("The calendar shows the value, and a day chosen there goes into the field", async () => {
  const { onChange } = draw({ value: "2026-12-05" });
  await userEvent.click(field());
  const day = (name: string) => screen.findByRole("button", { name, hidden: true });
  expect((await day("5 December 2026")).dataset.selected).toBe("true");
  await userEvent.click(await day("6 December 2026"));
  expect(onChange).toHaveBeenLastCalledWith("2026-12-06");
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe("06.12.2026");
});

test("The name of the month leads to the months of its year, between named arrows", async () => {
  draw({ value: "2026-12-05" });
  await userEvent.click(field());
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole("button", { name, hidden: true }));
  await press("December 2026");
  await press("Previous year");
  await press("Next year");
  await press("Next year");
  await press("Jan");
  await screen.findByRole("button", { name: "5 January 2027", hidden: true });
});

test("The calendar is within the dialog of its field, outside of which screen readers read nothing", async () => {
  draw({ value: "2026-12-05" });
  await userEvent.click(field());
  const day = await screen.findByRole("button", { name: "5 December 2026", hidden: true });
  expect(screen.getByRole("dialog").contains(day)).toBe(true);
});

test("Typing folds the calendar, so that it does not cover the button that saves; the arrow key opens it", async () => {
  draw({ value: "2026-12-05" });
  const days = () => screen.queryAllByRole("button", { name: /December 2026$/, hidden: true });
  await userEvent.click(field());
  await waitFor(() => expect(days()).not.toHaveLength(0));
  await userEvent.clear(field());
  await userEvent.type(field(), "7.12");
  expect(screen.getByText("spelled 2026-12-07")).toBeDefined();
  expect(days()).toHaveLength(0);
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(days()).not.toHaveLength(0));
});

test("A section with a text that its field does not understand stays open", async () => {
  const date = { format, onChange: () => undefined };
  render(
    <Collapsible title="More" startsOpen>
      <DateField label="Day" {...date} />
    </Collapsible>,
    { wrapper: KitProvider },
  );
  const turn = screen.getByRole("button", { name: "More" });
  await userEvent.type(field(), "someday");
  await userEvent.click(turn);
  expect(turn.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement).toBe(field());
  await userEvent.clear(field());
  await userEvent.click(turn);
  expect(turn.getAttribute("aria-expanded")).toBe("false");
});

test("Escape closes the calendar, and only the next one the form", async () => {
  const { onClose } = draw({ value: "2026-12-05" });
  await userEvent.click(field());
  await userEvent.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByText("spelled 2026-12-05")).toBeNull());
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("A date and time gets the usual time with the date, and keeps the typed one", async () => {
  const { onChange } = draw({ isWithTime: true });
  await userEvent.type(field(), "5.12");
  expect(onChange).toHaveBeenLastCalledWith("2026-12-05 14:00");
  await userEvent.type(screen.getByLabelText("Day: Time: Hours"), "0930");
  expect(onChange).toHaveBeenLastCalledWith("2026-12-05 09:30");
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(null);
  await userEvent.type(field(), "6.12");
  expect(onChange).toHaveBeenLastCalledWith("2026-12-06 09:30");
});

test("With twelve hours a time without a half is one of the morning", async () => {
  const { onChange } = draw({
    isWithTime: true,
    value: "2026-12-05 19:30",
    formats: { isTwelveHours: true },
  });
  const hours = () => screen.getByLabelText<HTMLInputElement>("Day: Time: Hours");
  expect(hours().value).toBe("07");
  expect(screen.getByLabelText<HTMLSelectElement>("Day: Time: AM or PM").value).toBe("PM");
  cleanup();
  const empty = draw({ isWithTime: true, formats: { isTwelveHours: true } });
  await userEvent.type(field(), "5.12");
  expect(empty.onChange).toHaveBeenLastCalledWith("2026-12-05 14:00");
  expect(onChange).not.toHaveBeenCalled();
});
