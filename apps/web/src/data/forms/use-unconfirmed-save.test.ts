import { renderHook } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { startWords } from "../../i18n/words.ts";
import { errorWithoutAnswer } from "../http/api-error.ts";
import { forgetDraft } from "./form-drafts.ts";
import { makeOnce } from "./make-once.ts";
import { useUnconfirmedSave } from "./use-unconfirmed-save.ts";

const fields = z.object({ lat: z.number(), name: z.string() });
const castle = { name: "Castle", lat: 41 };

beforeAll(startWords);
beforeEach(() => {
  forgetEverybody();
  logInAs();
});

/** Opens the form. */
const open = (form = "new point") =>
  renderHook(() => useUnconfirmedSave(form, fields)).result.current;

const lost = async () => ({ isDone: false as const, error: errorWithoutAnswer() });
const answered = async () => ({ isDone: true as const, answer: "made" });

test("a try with an unknown outcome is sent again after a reload, and updated with the new input", async () => {
  const before = vi.fn(lost);
  await makeOnce(open(), castle, { make: before, amend: answered });
  const make = vi.fn(answered);
  const amend = vi.fn(answered);
  await makeOnce(open(), { ...castle, name: "Old castle" }, { make, amend });
  const sent = (calls: unknown[][]) => calls.map(([input, key]) => JSON.stringify([input, key]));
  expect(sent(make.mock.calls)).toEqual(sent(before.mock.calls));
  expect(amend).toHaveBeenCalledExactlyOnceWith("made", { ...castle, name: "Old castle" });
});

test("so is one whose response had not arrived when the page closed", () => {
  void makeOnce(open(), castle, { make: () => new Promise(() => {}) });
  expect(open().current?.input).toEqual(castle);
});

test("discarding the draft forgets the try, also while it is being sent, so that the next save creates something new", async () => {
  const form = open();
  await makeOnce(form, castle, { make: lost });
  const sent = form.current;
  expect(sent).not.toBeNull();
  forgetDraft("other");
  expect(form.current).toBe(sent);
  forgetDraft("new point");
  expect([form.current, open().current]).toEqual([null, null]);
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof lost>>>();
  const done = makeOnce(form, castle, { make: () => answer.promise });
  forgetDraft("new point");
  answer.resolve(await lost());
  await done;
  expect(open().current).toBeNull();
});

test("a confirmed try, one of another form, or a malformed one is not sent again", async () => {
  await makeOnce(open(), castle, { make: answered });
  expect(open().current).toBeNull();
  open().current = { key: "a", input: castle };
  expect(open("other").current).toBeNull();
  expect(open().current?.key).toBe("a");
  open().current = { key: "a", input: { ...castle, lat: "north" } as never };
  expect(open().current).toBeNull();
});
