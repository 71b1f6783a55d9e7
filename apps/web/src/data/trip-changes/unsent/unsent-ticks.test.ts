import { endpoints } from "@castor/core/endpoints.ts";
import { tickTask } from "@castor/core/markup/tick-task.ts";
import { makeNote, makeTrip } from "@castor/core/testing/make.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { forgetPage } from "../../../../testing/forget-page.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { startWords } from "../../../i18n/words.ts";
import { listToasts } from "../../../ui/feedback/show-toast.ts";
import { keyOf, queryClient } from "../../http/query-client.ts";
import { tripHistoryOf } from "../history/trip-histories.ts";

const { trips, notes } = endpoints;
let text: string;
let users = 0;
const tripNow = () => makeTrip({ id: "t1", notes: [makeNote({ id: "n1", text })] });

beforeAll(startWords);
beforeEach(() => {
  logInAs(`ticker${++users}`);
  text = "Packing\n- [ ] Passport\n- [ ] Charger";
  new FakeApi().on(trips.get, tripNow).on(notes.save, ({ body }) => {
    const ticked = body.tick ? tickTask(text, body.tick) : null;
    if (ticked === null) return refuse("CONFLICT", "Changed elsewhere.");
    text = ticked;
    return { success: true };
  });
  queryClient.setQueryData(keyOf(trips.get, { id: "t1" }), tripNow());
});
afterEach(forgetPage);

const queue = () => tripHistoryOf("t1").queue;
const tick = () =>
  tripHistoryOf("t1").run({
    name: "notes.tick",
    args: { id: "n1", tick: { line: 1, text: "- [ ] Passport", done: true } },
  });
async function tickOffline(meanwhile: string): Promise<void> {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await tick();
  text = meanwhile;
  vi.restoreAllMocks();
  await queue().drain();
}

test("a tick finds its task where somebody else has moved it", async () => {
  await tickOffline("Packing\n- [ ] Tickets\n- [ ] Charger\n- [ ] Passport");
  expect(text).toBe("Packing\n- [ ] Tickets\n- [ ] Charger\n- [x] Passport");
  expect([queue().entries.all, listToasts()]).toEqual([[], []]);
});

test.each([
  ["is gone", "Packing\n- [ ] Charger"],
  ["stands there twice", "- [ ] Passport\n- [ ] Charger\n- [ ] Passport"],
])("a tick whose task %s waits, and trying it again is not offered", async (_, meanwhile) => {
  await tickOffline(meanwhile);
  expect(text).toBe(meanwhile);
  expect(queue().entries.all).toMatchObject([
    { thing: "Passport", blocked: { kind: "refused", status: 409, isFinal: true } },
  ]);
});

test("a tick that is refused while its author waits names its task", async () => {
  text = "Rewritten";
  await tick();
  expect(listToasts().map(({ text }) => text)).toEqual([
    "Not saved and taken back: tick “Passport”. Changed elsewhere.",
  ]);
});
