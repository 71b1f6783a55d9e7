import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../../testing/fake-api.ts";
import { forgetPage } from "../../../../testing/forget-page.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openHistory, withoutIds } from "../../../../testing/open-history.ts";
import { startWords } from "../../../i18n/words.ts";
import type { DeferredChange } from "../queue-entry.ts";

let api: FakeApi;

beforeAll(startWords);
beforeEach(() => {
  logInAs();
  api = new FakeApi();
});
afterEach(forgetPage);

test("However a trip is edited: all undone it is as before, all done again as after", async () => {
  const edit = fc.record({
    kind: fc.constantFrom("drag", "order", "move", "stop", "everywhere", "attach", "name", "add"),
    index: fc.nat(20),
    to: fc.nat(6),
    isReleased: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 12 }), async (list) => {
      const { edits, history, shown, settled, server } = await openHistory(api);
      const before = withoutIds(shown());
      let deferred: DeferredChange | null = null;
      for (const { kind, index, to, isReleased } of list) {
        // The toast of an edit replaces that of a delete, which is sent then.
        deferred?.release();
        deferred = null;
        const all = shown().routes.flatMap((route) => route.points);
        const stop = all[index % Math.max(all.length, 1)];
        const day = `day${(to % 3) + 1}`;
        if (kind === "add") {
          const place = { name: `new ${index}`, lat: index, lng: to };
          await edits.add(day, place);
        } else if (!stop) continue;
        else if (kind === "drag") edits.drag(stop.id, { lat: index, lng: to });
        else if (kind === "order") edits.order(stop.id, to);
        else if (kind === "move" && stop.routeId !== day) edits.move(stop.id, day);
        else if (kind === "stop" || kind === "everywhere") {
          deferred = edits.remove(stop, kind);
          if (isReleased) deferred.release();
        } else if (kind === "attach") edits.attach(stop.id, day);
        else if (kind === "name")
          await edits.save(stop.id, { name: `named ${index}`, priority: "star" });
        if (isReleased) await settled();
      }
      const after = withoutIds(shown());
      const steps = () => history.ends.get();
      while (steps().undo) history.turn("undo");
      expect(withoutIds(shown())).toEqual(before);
      await settled();
      expect(withoutIds(server.trip)).toEqual(before);
      while (steps().redo) history.turn("redo");
      expect(withoutIds(shown())).toEqual(after);
      await settled();
      expect(withoutIds(server.trip)).toEqual(after);
      expect(withoutIds(shown())).toEqual(after);
    }),
    { numRuns: 12 },
  );
});
