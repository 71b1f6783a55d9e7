import { anyTrip } from "@castor/core/testing/any-trip.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listNotes } from "../notes/edit-notes.ts";
import { flattenNotes } from "../notes/note-tree.ts";
import { copyTrip } from "./copy-trip.ts";
import { pairThings } from "./pair-things.ts";

test("each thing of a trip is found in its copy, also where days change their order", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const ids = new Map<string, string>();
      const newId = (former: string) => {
        ids.set(former, `new${ids.size}`);
        return `new${ids.size - 1}`;
      };
      const copy = copyTrip(trip, { newId });
      if (!copy) throw new Error("refused");
      const paired = pairThings(trip, copy);
      const things = [
        trip.id,
        ...trip.routes.flatMap(({ id, points }) => [id, ...points.map(({ linkId }) => linkId)]),
        ...trip.ideas.map(({ linkId }) => linkId),
        ...trip.financeItems.map(({ id }) => id),
        ...flattenNotes(listNotes(trip)).map(({ id }) => id),
      ];
      expect(paired).toEqual(new Map(things.map((id) => [id, ids.get(id)])));
    }),
  );
});

test("nothing is found in a trip that is no copy of it", () => {
  const trip = makeTrip({ routes: [makeRoute({ points: [makePoint()] })] });
  expect(pairThings(trip, makeTrip()).size).toBe(0);
});
