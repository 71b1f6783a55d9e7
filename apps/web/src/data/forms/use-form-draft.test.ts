import { useForm } from "@mantine/form";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { readDraft, watchForgotten } from "./form-drafts.ts";
import { useFormDraft } from "./use-form-draft.ts";

beforeEach(() => {
  window.localStorage.clear();
  forgetEverybody();
  logInAs();
});

afterEach(cleanup);

const withDay = ["day"] as const;

/** Opens the form on a day. */
function open(day = "") {
  const { result, unmount } = renderHook(() => {
    const form = useForm({ initialValues: { text: "", day } });
    return { form, draft: useFormDraft("note", form, { along: withDay }) };
  });
  const type = (values: object) => act(() => result.current.form.setValues(values));
  return { result, type, leave: unmount };
}
const kept = () => readDraft("note", Date.now());

test("A draft is restored with the day on which the form was opened", () => {
  const first = open("day1");
  first.type({ text: "Tickets" });
  first.leave();
  const { result } = open();
  expect(result.current.form.getValues()).toEqual({ text: "Tickets", day: "day1" });
  expect(result.current.draft.isRestored).toBe(true);
});

test("A day alone makes no draft", () => {
  open("day1").type({ day: "day2" });
  expect(kept()).toBeUndefined();
});

test("A restored draft that is emptied by hand is deleted, with all that is stored beside it", () => {
  const first = open("day1");
  const forgotten: string[] = [];
  const stop = watchForgotten((form) => forgotten.push(form));
  first.type({ text: "Tickets" });
  first.type({ text: "" });
  expect([kept(), forgotten]).toEqual([undefined, []]);
  first.type({ text: "Tickets" });
  first.leave();
  const again = open();
  again.type({ text: "" });
  expect([kept(), forgotten]).toEqual([undefined, ["note"]]);
  again.type({ text: "Vouchers" });
  expect(kept()).toEqual({ text: "Vouchers", day: "day1" });
  stop();
});
