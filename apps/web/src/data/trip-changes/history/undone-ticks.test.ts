import { findPoint, savePoint, tickPoint } from "@castor/core/points/edit/edit-points.ts";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../../testing/fake-api.ts";
import { forgetPage } from "../../../../testing/forget-page.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openHistory } from "../../../../testing/open-history.ts";
import { startWords } from "../../../i18n/words.ts";
import { listToasts } from "../../../ui/feedback/show-toast.ts";

let api: FakeApi;

beforeAll(startWords);
beforeEach(() => {
  logInAs();
  api = new FakeApi();
});
afterEach(forgetPage);

const tell = () => listToasts().at(-1)?.text;

test("Ticks in quick succession all count, on every stop of the place, and each goes back alone", async () => {
  const { edits, history, point, settled, server, queue } = await openHistory(api);
  await edits.save("b", { description: "- [ ] one\n- [ ] two\n- [ ] three" });
  edits.tick("b", { line: 0, text: "- [ ] one", done: true });
  edits.tick("b", { line: 2, text: "- [ ] three", done: true });
  edits.tick("f", { line: 1, text: "- [ ] two", done: true });
  edits.tick("b", { line: 0, text: "- [x] one", done: false });
  expect(point("f").description).toBe("- [ ] one\n- [x] two\n- [x] three");
  expect(queue.isIdle).toBe(false);
  await settled();
  expect(findPoint(server.trip, "b")?.point.description).toBe("- [ ] one\n- [x] two\n- [x] three");
  history.turn("undo");
  history.turn("undo");
  expect(point("b").description).toBe("- [x] one\n- [ ] two\n- [x] three");
  history.turn("redo");
  await settled();
  expect(findPoint(server.trip, "f")?.point.description).toBe("- [x] one\n- [x] two\n- [x] three");
});

test("A refused tick is put back with a message; what was ticked elsewhere meanwhile stays", async () => {
  const { edits, history, point, settled, server } = await openHistory(api);
  await edits.save("b", { description: "- [ ] one\n- [ ] two" });
  const elsewhere = { line: 1, text: "- [ ] two", done: true };
  server.trip = tickPoint(server.trip, "b", elsewhere);
  edits.tick("b", { line: 0, text: "- [ ] one", done: true });
  await settled();
  expect(point("b").description).toBe("- [x] one\n- [x] two");
  server.trip = savePoint(server.trip, "b", { description: "rewritten" });
  edits.tick("b", { line: 0, text: "- [x] one", done: false });
  expect(point("b").description).toBe("- [ ] one\n- [x] two");
  await settled();
  expect(tell()).toContain("Changed elsewhere.");
  expect(history.ends.get().undo?.kind).toBe("points.tick");
  history.turn("undo");
  await settled();
  expect(findPoint(server.trip, "b")?.point.description).toBe("rewritten");
});
