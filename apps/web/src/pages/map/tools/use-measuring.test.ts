import { act, renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { useMeasuring } from "./use-measuring.ts";

const from = { lat: 41.69, lng: 44.8 };
const to = { lat: 41.69, lng: 44.9 };

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

test("measures along the added positions; Backspace removes the last, Escape ends", async () => {
  const { result } = renderHook(useMeasuring);
  expect(result.current.measure).toBeNull();
  act(() => result.current.start(from));
  act(() => result.current.measure?.onAdd(to));
  expect(result.current.total).toBe("8.3\u00a0km");
  await userEvent.keyboard("{Backspace}");
  expect(result.current.measure?.vertices).toEqual([from]);
  await userEvent.keyboard("{Escape}");
  expect(result.current.measure).toBeNull();
});

test("keys in other elements are ignored", async () => {
  const { result } = renderHook(useMeasuring);
  act(() => result.current.start(from));
  const field = document.body.appendChild(document.createElement("input"));
  await userEvent.type(field, "a{Backspace}{Escape}");
  expect(result.current.measure?.vertices).toEqual([from]);
  field.remove();
});
