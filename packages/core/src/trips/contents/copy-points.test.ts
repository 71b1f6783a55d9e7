import { anyTrip } from "@castor/core/testing/any-trip.ts";
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { duplicateRoute } from "../../routes/edit/duplicate-route.ts";
import { addContents } from "./add-contents.ts";
import { copyPoints } from "./copy-points.ts";

const target = makeTrip({ id: "other", routes: [makeRoute({ id: "there" })] });
const [there = null] = target.routes;

test("Points in another trip have all their fields, stand on the chosen day, and those of one place still share it", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const points = trip.routes.flatMap((route) => route.points);
      let made = 0;
      const copy = copyPoints(
        trip,
        points,
        { tripId: "other", route: there },
        () => `new${++made}`,
      );
      const after = addContents(target, copy.contents, copy.targets);
      const copies = copy.contents.routes.flatMap((route) => route.points);
      expect(after.routes[0]?.points).toHaveLength(points.length);
      for (const [index, point] of points.entries()) {
        const { id, linkId, description, ...fields } = point;
        expect(copies[index]).toMatchObject({
          ...fields,
          ...{ tripId: "other", order: index },
          routeId: copies[index]?.routeId,
        });
        expect(copies[index]?.id).not.toBe(id);
        const together = points.map((other) => other.linkId === linkId);
        expect(copies.map((other) => other.linkId === copies[index]?.linkId)).toEqual(together);
        expect(copies[index]?.description.length).toBeGreaterThanOrEqual(description.length - 80);
      }
    }),
  );
});

test("Stops and ideas go to the ideas of another trip, and ideas to a day, which says how they go", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const all = [...trip.routes.flatMap((route) => route.points), ...trip.ideas];
      let made = 0;
      const copyTo = (route: typeof there) => {
        const copy = copyPoints(trip, all, { tripId: "other", route }, () => `new${++made}`);
        return addContents(target, copy.contents, copy.targets);
      };
      const { ideas, routes } = copyTo(null);
      expect(routes).toEqual(target.routes);
      expect(ideas.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
      for (const [index, idea] of ideas.entries()) {
        const { id, linkId, description, ...fields } = idea;
        expect(all[index]).toMatchObject({ ...fields, tripId: trip.id });
        expect(trip.ideas.map((other) => other.id)).not.toContain(id);
      }
      const onDay = copyTo(there && { ...there, moveType: "walk" }).routes[0]?.points ?? [];
      expect(onDay).toHaveLength(all.length);
      const ofIdeas = onDay.filter(({ name }) => trip.ideas.some((idea) => idea.name === name));
      expect(ofIdeas.filter(({ routeMode }) => routeMode === "walk").length).toBeGreaterThanOrEqual(
        trip.ideas.length,
      );
    }),
  );
});

test("A duplicated day has the same points in the same order, with all fields but what is booked", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      for (const route of trip.routes) {
        const stops = route.points.map(({ id }, index) => ({ former: id, id: `made${index}` }));
        const made = duplicateRoute(route, { id: "copy", date: "2027-01-01 09:00", stops });
        expect(made.points.map((point) => ({ ...point, id: "", routeId: "" }))).toEqual(
          route.points.map((point, order) => ({
            ...{ ...point, id: "", routeId: "", order, booking: null },
            reservationTime: point.booking?.departure ? null : point.reservationTime,
          })),
        );
        expect(made).toEqual({
          ...route,
          ...{ id: "copy", date: "2027-01-01 09:00", notes: [] },
          points: made.points,
        });
      }
    }),
  );
});
