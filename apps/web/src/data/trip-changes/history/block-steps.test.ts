import { findPoint, savePoint } from "@castor/core/points/edit/edit-points.ts";
import { afterEach, beforeAll, expect, test } from "vitest";
import { FakeApi } from "../../../../testing/fake-api.ts";
import { forgetPage } from "../../../../testing/forget-page.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openHistory } from "../../../../testing/open-history.ts";
import { startWords } from "../../../i18n/words.ts";

beforeAll(startWords);
afterEach(forgetPage);

test("A price is taken back alone: what others have said of the block since stays", async () => {
  logInAs();
  const { edits, history, settled, server } = await openHistory(new FakeApi());
  await edits.save("b", { finance: { price: 20, payed: 1 } });
  await edits.save("b", { finance: { price: 30 } });
  await settled();
  server.trip = savePoint(server.trip, "b", { finance: { payed: 5 } });
  history.turn("undo");
  await settled();
  const { finance } = findPoint(server.trip, "b")?.point ?? {};
  expect(finance).toMatchObject({ price: 20, payed: 5 });
  // The block was made by the first step. What is in it now is not its own alone.
  history.turn("undo");
  await settled();
  expect(findPoint(server.trip, "b")?.point.finance).toMatchObject({ price: 20, payed: 5 });
});
